#include "CPNGShim.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

// What the callbacks of libpng share. It lives outside of the functions that call setjmp, so that
// a jump cannot leave a stale copy of it in a register.
typedef struct {
  PNGShimFailure failure;
  const uint8_t *input;
  size_t input_count;
  size_t input_offset;
  uint8_t *output;
  size_t output_count;
  size_t output_capacity;
  png_bytep *rows;
  uint8_t *pixels;
} Work;

static void note(Work *work, PNGShimStatus status, const char *message) {
  if (work->failure.status != PNG_SHIM_DONE) return;
  work->failure.status = status;
  strncpy(work->failure.message, message, sizeof(work->failure.message) - 1);
}

static void on_error(png_structp png, png_const_charp message) {
  note(png_get_error_ptr(png), PNG_SHIM_DAMAGED, message);
  png_longjmp(png, 1);
}

static void on_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static void on_read(png_structp png, png_bytep target, size_t count) {
  Work *work = png_get_io_ptr(png);
  if (count > work->input_count - work->input_offset) {
    note(work, PNG_SHIM_TRUNCATED, "the data ends too early");
    png_error(png, "truncated");
  }
  memcpy(target, work->input + work->input_offset, count);
  work->input_offset += count;
}

static void on_write(png_structp png, png_bytep source, size_t count) {
  Work *work = png_get_io_ptr(png);
  if (count > work->output_capacity - work->output_count) {
    size_t capacity = work->output_capacity * 2 + count + 4096;
    uint8_t *grown = realloc(work->output, capacity);
    if (grown == NULL) {
      note(work, PNG_SHIM_NO_MEMORY, "no memory");
      png_error(png, "no memory");
    }
    work->output = grown;
    work->output_capacity = capacity;
  }
  memcpy(work->output + work->output_count, source, count);
  work->output_count += count;
}

static void on_flush(png_structp png) { (void)png; }

static void write_rows(png_structp png, const uint8_t *rgba, uint32_t width, uint32_t height) {
  for (uint32_t y = 0; y < height; y++) {
    png_write_row(png, rgba + (size_t)y * width * 4);
  }
}

static void write_texts(png_structp png, png_infop info, const PNGShimText *texts, size_t count) {
  for (size_t i = 0; i < count; i++) {
    png_text text;
    memset(&text, 0, sizeof(text));
    text.compression = PNG_TEXT_COMPRESSION_NONE;
    text.key = (png_charp)texts[i].keyword;
    text.text = (png_charp)texts[i].text;
    text.text_length = strlen(texts[i].text);
    png_set_text(png, info, &text, 1);
  }
}

static void encode(Work *work, png_structp png, png_infop info, const uint8_t *rgba, uint32_t width,
                   uint32_t height, int is_opaque, const PNGShimText *texts, size_t text_count) {
  if (setjmp(png_jmpbuf(png))) return;
  png_set_write_fn(png, work, on_write, on_flush);
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
  png_set_compression_level(png, 1);
  png_set_IHDR(png, info, width, height, 8, is_opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGBA,
               PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  write_texts(png, info, texts, text_count);
  png_write_info(png, info);
  if (is_opaque) png_set_filler(png, 0, PNG_FILLER_AFTER);
  write_rows(png, rgba, width, height);
  png_write_end(png, NULL);
}

PNGShimFailure png_shim_encode(const uint8_t *rgba, uint32_t width, uint32_t height, int is_opaque,
                               const PNGShimText *texts, size_t text_count, uint8_t **bytes,
                               size_t *count) {
  Work work;
  memset(&work, 0, sizeof(work));
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, &work, on_error, on_warning);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  if (info == NULL) {
    note(&work, PNG_SHIM_NO_MEMORY, "no memory");
  } else {
    encode(&work, png, info, rgba, width, height, is_opaque, texts, text_count);
  }
  png_destroy_write_struct(&png, &info);
  if (work.failure.status != PNG_SHIM_DONE) {
    free(work.output);
    return work.failure;
  }
  *bytes = work.output;
  *count = work.output_count;
  return work.failure;
}

static void read_info(Work *work, png_structp png, png_infop info) {
  png_set_read_fn(png, work, on_read);
  png_set_user_limits(png, 1000000, 1000000);
  png_read_info(png, info);
}

// Whatever the file holds becomes four parts of 8 bits, without looking at gamma.
static void ask_for_rgba(png_structp png) {
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xff, PNG_FILLER_AFTER);
}

static void decode(Work *work, png_structp png, png_infop info, uint64_t max_pixels,
                   uint32_t *width, uint32_t *height) {
  if (setjmp(png_jmpbuf(png))) return;
  read_info(work, png, info);
  *width = png_get_image_width(png, info);
  *height = png_get_image_height(png, info);
  if ((uint64_t)*width * *height > max_pixels) {
    note(work, PNG_SHIM_TOO_LARGE, "too many pixels");
    png_error(png, "too large");
  }
  ask_for_rgba(png);
  png_set_interlace_handling(png);
  png_read_update_info(png, info);
  size_t row = (size_t)*width * 4;
  if (png_get_rowbytes(png, info) != row) png_error(png, "unexpected format of pixels");
  work->pixels = calloc(*height, row);
  work->rows = calloc(*height, sizeof(png_bytep));
  if (work->pixels == NULL || work->rows == NULL) {
    note(work, PNG_SHIM_NO_MEMORY, "no memory");
    png_error(png, "no memory");
  }
  for (uint32_t y = 0; y < *height; y++) work->rows[y] = work->pixels + y * row;
  png_read_image(png, work->rows);
  png_read_end(png, NULL);
}

PNGShimFailure png_shim_decode(const uint8_t *bytes, size_t count, uint64_t max_pixels,
                               uint8_t **rgba, uint32_t *width, uint32_t *height) {
  Work work;
  memset(&work, 0, sizeof(work));
  work.input = bytes;
  work.input_count = count;
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &work, on_error, on_warning);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  if (info == NULL) {
    note(&work, PNG_SHIM_NO_MEMORY, "no memory");
  } else {
    decode(&work, png, info, max_pixels, width, height);
  }
  png_destroy_read_struct(&png, &info, NULL);
  free(work.rows);
  if (work.failure.status != PNG_SHIM_DONE) {
    free(work.pixels);
    return work.failure;
  }
  *rgba = work.pixels;
  return work.failure;
}

static void read_header(Work *work, png_structp png, png_infop info, uint32_t *width,
                        uint32_t *height) {
  if (setjmp(png_jmpbuf(png))) return;
  read_info(work, png, info);
  *width = png_get_image_width(png, info);
  *height = png_get_image_height(png, info);
}

PNGShimFailure png_shim_read_header(const uint8_t *bytes, size_t count, uint32_t *width,
                                    uint32_t *height, void *context,
                                    void (*visit)(void *context, const char *keyword,
                                                  const char *text)) {
  Work work;
  memset(&work, 0, sizeof(work));
  work.input = bytes;
  work.input_count = count;
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &work, on_error, on_warning);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  if (info == NULL) {
    note(&work, PNG_SHIM_NO_MEMORY, "no memory");
  } else {
    read_header(&work, png, info, width, height);
  }
  if (work.failure.status == PNG_SHIM_DONE) {
    png_textp texts = NULL;
    int text_count = 0;
    png_get_text(png, info, &texts, &text_count);
    for (int i = 0; i < text_count; i++) {
      if (texts[i].key != NULL && texts[i].text != NULL) {
        visit(context, texts[i].key, texts[i].text);
      }
    }
  }
  png_destroy_read_struct(&png, &info, NULL);
  return work.failure;
}

void png_shim_free(void *memory) { free(memory); }
