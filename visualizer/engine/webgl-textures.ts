import type { Film } from '#schema/content/visualizer-room.ts';

/** Higher values make no visible difference, even at the flattest angle. */
const maxAnisotropy = 16;

/** Uploads a floor's picture with mipmaps. The sRGB format makes WebGL filter it in linear light. */
export function uploadFloor(gl: WebGL2RenderingContext, picture: ImageBitmap): WebGLTexture {
  const texture = createTexture(gl);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.SRGB8_ALPHA8, gl.RGBA, gl.UNSIGNED_BYTE, picture);
  gl.generateMipmap(gl.TEXTURE_2D);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  const anisotropy = gl.getExtension('EXT_texture_filter_anisotropic');
  if (anisotropy) {
    const limit: unknown = gl.getParameter(anisotropy.MAX_TEXTURE_MAX_ANISOTROPY_EXT);
    gl.texParameterf(gl.TEXTURE_2D, anisotropy.TEXTURE_MAX_ANISOTROPY_EXT, Math.min(Number(limit), maxAnisotropy));
  }
  return texture;
}

/** A layer of a room. */
export function uploadLayer(gl: WebGL2RenderingContext, picture: ImageBitmap, format: GLenum): WebGLTexture {
  const texture = createTexture(gl);
  gl.texImage2D(gl.TEXTURE_2D, 0, format === gl.RED ? gl.R8 : gl.RGBA8, format, gl.UNSIGNED_BYTE, picture);
  clampToEdge(gl);
  return texture;
}

/** The film as a texture with one row. */
export function uploadFilm(gl: WebGL2RenderingContext, { values }: Film): WebGLTexture {
  const texture = createTexture(gl);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.R8, values.length, 1, 0, gl.RED, gl.UNSIGNED_BYTE, Uint8Array.from(values));
  clampToEdge(gl);
  return texture;
}

function createTexture(gl: WebGL2RenderingContext): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  return texture;
}

function clampToEdge(gl: WebGL2RenderingContext): void {
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
}
