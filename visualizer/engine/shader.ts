import { filmGlsl } from './film.ts';
import { patternGlsl } from './pattern.ts';

/** One triangle that covers the canvas; `pixel` counts in the room's picture from the top left corner. */
export const vertexShader = `#version 300 es
uniform vec2 size;
out vec2 pixel;

void main() {
  vec2 corner = vec2((gl_VertexID << 1) & 2, gl_VertexID & 2);
  pixel = vec2(corner.x, 1.0 - corner.y) * size;
  gl_Position = vec4(corner * 2.0 - 1.0, 0.0, 1.0);
}`;

/**
 * Lays the floor into the room: texture times light plus reflections, developed as the room's film is, where the mask says floor.
 * The texture jumps at the edge of each board, so its filter is told how the floor itself changes from pixel to pixel.
 */
export const fragmentShader = `#version 300 es
precision highp float;
precision highp int;
in vec2 pixel;
out vec4 color;
uniform vec2 size;
uniform mat3 pixelsToPattern;
uniform sampler2D room;
uniform sampler2D mask;
uniform sampler2D shade;
uniform sampler2D gloss;
uniform sampler2D boards;
uniform vec2 shadeEncoding;
uniform vec2 glossEncoding;
uniform float shine;
${patternGlsl}
${filmGlsl}

vec3 decoded(vec3 value, vec2 encoding) {
  return encoding.x * pow(value, vec3(encoding.y));
}

vec2 inPattern(vec2 step, bool swapped) {
  return (swapped ? vec2(step.y, -step.x) : vec2(step.x, -step.y)) / metres;
}

void main() {
  vec2 at = pixel / size;
  vec3 place = pixelsToPattern * vec3(pixel, 1.0);
  vec2 point = place.xy / place.z;
  bool swapped;
  vec2 inTexture = texturePoint(point, swapped);
  vec2 right = inPattern(dFdx(point), swapped);
  vec2 down = inPattern(dFdy(point), swapped);
  vec3 base = textureGrad(boards, inTexture, right, down).rgb;
  vec3 lit = base * decoded(texture(shade, at).rgb, shadeEncoding) + decoded(texture(gloss, at).rgb, glossEncoding) * shine;
  vec3 floorColor = vec3(developed(lit.r), developed(lit.g), developed(lit.b));
  color = vec4(mix(texture(room, at).rgb, floorColor, texture(mask, at).r), 1.0);
}`;
