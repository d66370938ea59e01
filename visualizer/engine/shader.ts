import { filmGlsl } from './film.ts';
import { textureGlsl } from './texture-point.ts';

/** One triangle that covers the canvas. `pixel` counts from the top left corner of the room's picture. */
export const vertexShader = `#version 300 es
uniform vec2 size;
out vec2 pixel;

void main() {
  vec2 corner = vec2((gl_VertexID << 1) & 2, gl_VertexID & 2);
  pixel = vec2(corner.x, 1.0 - corner.y) * size;
  gl_Position = vec4(corner * 2.0 - 1.0, 0.0, 1.0);
}`;

/**
 * Wherever the mask shows floor, draws the texture times the light plus the reflections, through the room's film. Texture coordinates
 * jump at the edge of each board, so the texture filter takes its gradients from the floor's own coordinates.
 */
export const fragmentShader = `#version 300 es
precision highp float;
precision highp int;
in vec2 pixel;
out vec4 color;
uniform vec2 size;
uniform mat3 pixelsToFloor;
uniform sampler2D room;
uniform sampler2D mask;
uniform sampler2D shade;
uniform sampler2D gloss;
uniform sampler2D boards;
uniform vec2 shadeEncoding;
uniform vec2 glossEncoding;
uniform float shine;
${textureGlsl}
${filmGlsl}

vec3 decodeLight(vec3 value, vec2 encoding) {
  return encoding.x * pow(value, vec3(encoding.y));
}

vec2 inTexture(vec2 step, bool isSwapped) {
  return (isSwapped ? vec2(step.y, -step.x) : vec2(step.x, -step.y)) / meters;
}

void main() {
  vec2 at = pixel / size;
  vec3 place = pixelsToFloor * vec3(pixel, 1.0);
  vec2 point = place.xy / place.z;
  bool isSwapped;
  vec2 coordinates = texturePoint(point, isSwapped);
  vec2 right = inTexture(dFdx(point), isSwapped);
  vec2 down = inTexture(dFdy(point), isSwapped);
  vec3 base = textureGrad(boards, coordinates, right, down).rgb;
  vec3 lit = base * decodeLight(texture(shade, at).rgb, shadeEncoding) + decodeLight(texture(gloss, at).rgb, glossEncoding) * shine;
  vec3 floorColor = vec3(develop(lit.r), develop(lit.g), develop(lit.b));
  color = vec4(mix(texture(room, at).rgb, floorColor, texture(mask, at).r), 1.0);
}`;
