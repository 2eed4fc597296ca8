#ifndef CPNGSHIM_H
#define CPNGSHIM_H

#include <stddef.h>
#include <stdint.h>

// libpng reports an error by a jump that may not cross Swift. Every function here catches it and
// answers with one of these instead; the text of the error is in the failure.
typedef enum {
  PNG_SHIM_DONE = 0,
  PNG_SHIM_TRUNCATED,
  PNG_SHIM_DAMAGED,
  PNG_SHIM_TOO_LARGE,
  PNG_SHIM_NO_MEMORY
} PNGShimStatus;

typedef struct {
  PNGShimStatus status;
  char message[128];
} PNGShimFailure;

typedef struct {
  const char *keyword;
  const char *text;
} PNGShimText;

// Writes a picture of 8 bits a part, as RGBA or, where `is_opaque`, as RGB. `rgba` always has four
// bytes a pixel. `*bytes` is the caller's to free with png_shim_free.
PNGShimFailure png_shim_encode(const uint8_t *rgba, uint32_t width, uint32_t height, int is_opaque,
                               const PNGShimText *texts, size_t text_count, uint8_t **bytes,
                               size_t *count);

// Reads a picture into four bytes a pixel. `*rgba` is the caller's to free with png_shim_free.
PNGShimFailure png_shim_decode(const uint8_t *bytes, size_t count, uint64_t max_pixels,
                               uint8_t **rgba, uint32_t *width, uint32_t *height);

// Reads what stands before the pixels: the size, and the texts, which are handed to `visit`.
PNGShimFailure png_shim_read_header(const uint8_t *bytes, size_t count, uint32_t *width,
                                    uint32_t *height, void *context,
                                    void (*visit)(void *context, const char *keyword,
                                                  const char *text));

void png_shim_free(void *memory);

#endif
