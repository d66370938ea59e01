import type { Matrix, VisualizerRoom } from '#schema/content/visualizer-room.ts';
import { pixelsToFloor } from './floor-pattern.ts';
import type { FloorPlacement, Layers, Scene } from './scene.ts';
import { pieceKinds } from './texture-point.ts';
import { linkProgram, type Uniforms } from './webgl-program.ts';
import { drawsPatchInTime, isSoftware } from './webgl-speed.ts';
import { uploadFilm, uploadFloor, uploadLayer } from './webgl-textures.ts';

/** Texture units, by the samplers' names in the shader. */
const units = { room: 0, mask: 1, shade: 2, gloss: 3, film: 4, boards: 5 } as const;

/** Draws with WebGL 2. Returns null if it's missing or runs in software, which would block the page for a second. */
export async function createWebglRenderer() {
  const canvas = document.createElement('canvas');
  const gl = canvas.getContext('webgl2', {
    alpha: false,
    antialias: false,
    depth: false,
    powerPreference: 'low-power',
    failIfMajorPerformanceCaveat: true,
  });
  if (!gl || isSoftware(gl)) return null;
  const uniforms = await linkProgram(gl);
  if (!uniforms) return null;
  for (const [name, unit] of Object.entries(units)) gl.uniform1i(uniforms(name), unit);
  const boards = new WeakMap<ImageBitmap, WebGLTexture>();
  let current: { room: VisualizerRoom; layers: Layers<ImageBitmap>; textures: WebGLTexture[] } | null = null;
  let isFast: boolean | null = null;

  return {
    /** Returns a canvas with the scene. Copy it before this task ends. Returns null if the context is lost or too slow. */
    draw(scene: Scene): HTMLCanvasElement | null {
      if (gl.isContextLost() || isFast === false) return null;
      const { room, layers, texture } = scene;
      if (current?.layers !== layers || current.room !== room) {
        for (const texture of current?.textures ?? []) gl.deleteTexture(texture);
        current = { room, layers, textures: uploadRoom(gl, scene) };
        setRoom(gl, uniforms, room);
      }
      bindBoards(texture);
      setFloor(gl, uniforms, scene);
      isFast ??= drawsPatchInTime(gl);
      if (!isFast) return null;
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      return canvas;
    },
  };

  function bindBoards(picture: ImageBitmap) {
    if (!gl) return;
    gl.activeTexture(gl.TEXTURE0 + units.boards);
    const texture = boards.get(picture);
    if (texture) gl.bindTexture(gl.TEXTURE_2D, texture);
    else boards.set(picture, uploadFloor(gl, picture));
  }
}

function uploadRoom(gl: WebGL2RenderingContext, { layers, room }: Scene): WebGLTexture[] {
  const pictures = (['room', 'mask', 'shade', 'gloss'] as const).map((name) => {
    gl.activeTexture(gl.TEXTURE0 + units[name]);
    return uploadLayer(gl, layers[name], name === 'mask' ? gl.RED : gl.RGBA);
  });
  gl.activeTexture(gl.TEXTURE0 + units.film);
  return [...pictures, uploadFilm(gl, room.film)];
}

function setRoom(gl: WebGL2RenderingContext, uniforms: Uniforms, { width, height, shade, gloss, film }: VisualizerRoom): void {
  gl.canvas.width = width;
  gl.canvas.height = height;
  gl.viewport(0, 0, width, height);
  gl.uniform2f(uniforms('size'), width, height);
  gl.uniform2f(uniforms('shadeEncoding'), shade.max, shade.gamma);
  gl.uniform2f(uniforms('glossEncoding'), gloss.max, gloss.gamma);
  gl.uniform2f(uniforms('stops'), ...film.stops);
}

function setFloor(gl: WebGL2RenderingContext, uniforms: Uniforms, { room, floor, rotation, pattern }: FloorPlacement): void {
  const { meters, gloss, pieces, plank } = floor;
  gl.uniformMatrix3fv(uniforms('pixelsToFloor'), false, columnMajor(pixelsToFloor(room, rotation, pattern)));
  gl.uniform1f(uniforms('meters'), meters);
  gl.uniform1f(uniforms('shine'), gloss);
  gl.uniform1i(uniforms('kind'), pieceKinds[pieces.kind]);
  gl.uniform1i(uniforms('columns'), pieces.columns);
  gl.uniform1i(uniforms('rows'), pieces.rows);
  gl.uniform1i(uniforms('isHerringbone'), pattern === 'herringbone' && plank ? 1 : 0);
  if (!plank) return;
  gl.uniform1i(uniforms('widths'), plank.widths);
  gl.uniform1fv(uniforms('starts'), plank.starts);
}

function columnMajor([a, b, c]: Matrix): number[] {
  return [a[0], b[0], c[0], a[1], b[1], c[1], a[2], b[2], c[2]];
}
