import type { Matrix } from '../../schema/visualizer-room.ts';
import { dividerPixel } from '../room-view/divider.ts';
import { pixelsToPattern } from './laying.ts';
import { kinds } from './pattern.ts';
import { linkedProgram, type Program } from './program.ts';
import type { LaidFloor, Layers, Renderer, RoomFloor, Scene } from './scene.ts';
import { uploadFilm, uploadFloor, uploadLayer } from './upload.ts';

/** Units of the textures, by their names in the shader. */
const units = { room: 0, mask: 1, shade: 2, gloss: 3, film: 4, boards: 5 } as const;

/** Draws on the graphics processor; null where there is no WebGL 2, or only one in software, which holds up the page for a second. */
export async function webglRenderer(canvas: HTMLCanvasElement): Promise<Renderer | null> {
  const gl = canvas.getContext('webgl2', {
    alpha: false,
    antialias: false,
    depth: false,
    powerPreference: 'low-power',
    failIfMajorPerformanceCaveat: true,
  });
  const program = gl && (await linkedProgram(gl));
  if (!gl || !program) return null;
  for (const [name, unit] of Object.entries(units)) gl.uniform1i(program.uniform(name), unit);
  gl.enable(gl.SCISSOR_TEST);
  const boards = new WeakMap<ImageBitmap, WebGLTexture>();
  let shown: { layers: Layers<ImageBitmap>; textures: WebGLTexture[] } | null = null;

  return {
    async draw(scene) {
      if (gl.isContextLost()) return false;
      if (shown?.layers !== scene.layers) {
        for (const texture of shown?.textures ?? []) gl.deleteTexture(texture);
        shown = { layers: scene.layers, textures: uploadRoom(gl, scene) };
        setRoom(gl, program, scene.room);
      }
      for (const { floor, texture, from, to } of halves(scene)) {
        lay(floor, texture, scene);
        gl.scissor(from, 0, to - from, scene.room.height);
        gl.drawArrays(gl.TRIANGLES, 0, 3);
      }
      return true;
    },
  };

  function lay(floor: RoomFloor, picture: ImageBitmap, view: LaidFloor) {
    if (!gl || !program) return;
    gl.activeTexture(gl.TEXTURE0 + units.boards);
    const texture = boards.get(picture);
    if (texture) gl.bindTexture(gl.TEXTURE_2D, texture);
    else boards.set(picture, uploadFloor(gl, picture));
    setFloor(gl, program, { ...view, floor });
  }
}

/** Each floor with the columns of pixels in which it is seen. */
function halves({ room: { width }, floor, texture, other, otherTexture, divider = 1 }: Scene) {
  if (!other || !otherTexture) return [{ floor, texture, from: 0, to: width }];
  const middle = dividerPixel(divider, width);
  return [
    { floor, texture, from: 0, to: middle },
    { floor: other, texture: otherTexture, from: middle, to: width },
  ];
}

function uploadRoom(gl: WebGL2RenderingContext, { layers, room }: Scene): WebGLTexture[] {
  const pictures = (['room', 'mask', 'shade', 'gloss'] as const).map((name) => {
    gl.activeTexture(gl.TEXTURE0 + units[name]);
    return uploadLayer(gl, layers[name], name === 'mask' ? gl.RED : gl.RGBA);
  });
  gl.activeTexture(gl.TEXTURE0 + units.film);
  return [...pictures, uploadFilm(gl, room.film)];
}

function setRoom(
  gl: WebGL2RenderingContext,
  { uniform }: Program,
  { width, height, shade, gloss, film }: LaidFloor['room'],
): void {
  gl.canvas.width = width;
  gl.canvas.height = height;
  gl.viewport(0, 0, width, height);
  gl.uniform2f(uniform('size'), width, height);
  gl.uniform2f(uniform('shadeEncoding'), shade.max, shade.gamma);
  gl.uniform2f(uniform('glossEncoding'), gloss.max, gloss.gamma);
  gl.uniform2f(uniform('stops'), ...film.stops);
}

function setFloor(gl: WebGL2RenderingContext, { uniform }: Program, { room, floor, rotation, laying }: LaidFloor): void {
  const { metres, gloss, pieces, plank } = floor;
  gl.uniformMatrix3fv(uniform('pixelsToPattern'), false, byColumns(pixelsToPattern(room, rotation, laying)));
  gl.uniform1f(uniform('metres'), metres);
  gl.uniform1f(uniform('shine'), gloss);
  gl.uniform1i(uniform('kind'), kinds[pieces.kind]);
  gl.uniform1i(uniform('columns'), pieces.columns);
  gl.uniform1i(uniform('rows'), pieces.rows);
  gl.uniform1i(uniform('laidInHerringbone'), laying === 'herringbone' && plank ? 1 : 0);
  if (!plank) return;
  gl.uniform1i(uniform('widths'), plank.widths);
  gl.uniform1fv(uniform('starts'), plank.starts);
}

function byColumns([a, b, c]: Matrix): number[] {
  return [a[0], b[0], c[0], a[1], b[1], c[1], a[2], b[2], c[2]];
}
