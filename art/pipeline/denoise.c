/* Joint NL-means over two half renders: the weights found in one clean the other, so that noise does not vouch for
   itself. Normals and depth keep edges. After Rousselle et al., "Adaptive Rendering with Non-Local Means Filtering". */
#include <math.h>
#include <stdlib.h>
#include <string.h>

static int clamp(int i, int count) { return i < 0 ? 0 : i >= count ? count - 1 : i; }

/* Sums over 2*radius+1 pixels of a row. */
static void sum_rows(const float *from, float *to, int width, int height, int radius) {
  #pragma omp parallel for
  for (int y = 0; y < height; y++) {
    const float *in = from + (long)y * width;
    float *out = to + (long)y * width, sum = 0;
    for (int x = -radius; x <= radius; x++) sum += in[clamp(x, width)];
    for (int x = 0; x < width; x++) {
      out[x] = sum;
      sum += in[clamp(x + radius + 1, width)] - in[clamp(x - radius, width)];
    }
  }
}

/* Sums over 2*radius+1 pixels of a column, 64 columns at a time to stay in the cache. */
static void sum_columns(const float *from, float *to, int width, int height, int radius) {
  #pragma omp parallel for
  for (int start = 0; start < width; start += 64) {
    int count = start + 64 < width ? 64 : width - start;
    float sum[64] = {0};
    for (int y = -radius; y <= radius; y++) {
      const float *in = from + (long)clamp(y, height) * width + start;
      for (int x = 0; x < count; x++) sum[x] += in[x];
    }
    for (int y = 0; y < height; y++) {
      const float *leaving = from + (long)clamp(y - radius, height) * width + start;
      const float *entering = from + (long)clamp(y + radius + 1, height) * width + start;
      float *out = to + (long)y * width + start;
      for (int x = 0; x < count; x++) {
        out[x] = sum[x];
        sum[x] += entering[x] - leaving[x];
      }
    }
  }
}

/* a, b: the halves; variance: of one half; normal: all planar, 3 x height x width. depth: height x width.
   radius: of the search, in steps of `step` pixels. patch: radius of the compared patches.
   strength: the smaller, the more alike patches must be. The results go to clean_a and clean_b. */
void nlm(const float *a, const float *b, const float *variance, const float *normal, const float *depth,
         float *clean_a, float *clean_b, int width, int height, int radius, int patch,
         float strength, float normal_tolerance, float depth_tolerance, int step) {
  const long pixels = (long)width * height;
  const float per_patch = 1.f / ((2 * patch + 1) * (2 * patch + 1));
  float *distance = malloc(pixels * sizeof(float)), *partial = malloc(pixels * sizeof(float));
  float *alike = malloc(pixels * sizeof(float)); /* 1 on the same surface, 0 across an edge */
  float *weight_a = calloc(pixels, sizeof(float)), *weight_b = calloc(pixels, sizeof(float));
  memset(clean_a, 0, 3 * pixels * sizeof(float));
  memset(clean_b, 0, 3 * pixels * sizeof(float));

  for (int dy = -radius * step; dy <= radius * step; dy += step)
    for (int dx = -radius * step; dx <= radius * step; dx += step) {
      const float reach = 1 + .25f * sqrtf((float)(dx * dx + dy * dy));
      #pragma omp parallel for
      for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) {
          long i = (long)y * width + x, j = i + (long)dy * width + dx;
          if (y + dy < 0 || y + dy >= height || x + dx < 0 || x + dx >= width) {
            alike[i] = 0;
            continue;
          }
          float bend = 0;
          for (int c = 0; c < 3; c++) {
            float e = normal[c * pixels + i] - normal[c * pixels + j];
            bend += e * e;
          }
          float jump = (depth[i] - depth[j]) / (depth_tolerance * (.02f + depth[i]) * reach);
          alike[i] = expf(-bend / (normal_tolerance * normal_tolerance) - jump * jump);
        }

      for (int half = 0; half < 2; half++) {
        const float *guide = half ? a : b, *source = half ? b : a;
        float *out = half ? clean_b : clean_a, *weight = half ? weight_b : weight_a;
        #pragma omp parallel for
        for (int y = 0; y < height; y++)
          for (int x = 0; x < width; x++) {
            long i = (long)y * width + x, j = (long)clamp(y + dy, height) * width + clamp(x + dx, width);
            float sum = 0;
            for (int c = 0; c < 3; c++) {
              float e = guide[c * pixels + i] - guide[c * pixels + j];
              float here = variance[c * pixels + i], there = variance[c * pixels + j];
              sum += (e * e - (here + fminf(here, there))) / (1e-6f + strength * strength * (here + there));
            }
            distance[i] = sum / 3;
          }
        sum_rows(distance, partial, width, height, patch);
        sum_columns(partial, distance, width, height, patch);
        #pragma omp parallel for
        for (int y = 0; y < height; y++)
          for (int x = 0; x < width; x++) {
            long i = (long)y * width + x, j = i + (long)dy * width + dx;
            if (alike[i] <= 1e-4f) continue;
            float w = expf(-fmaxf(0, distance[i] * per_patch)) * alike[i];
            weight[i] += w;
            for (int c = 0; c < 3; c++) out[c * pixels + i] += w * source[c * pixels + j];
          }
      }
    }

  for (long i = 0; i < pixels; i++)
    for (int c = 0; c < 3; c++) {
      clean_a[c * pixels + i] /= weight_a[i] + 1e-20f;
      clean_b[c * pixels + i] /= weight_b[i] + 1e-20f;
    }
  free(distance);
  free(partial);
  free(alike);
  free(weight_a);
  free(weight_b);
}
