/** Whether a program plays the graphics card. Firefox doesn't refuse these when asked to with `failIfMajorPerformanceCaveat`. */
export function isSoftware(gl: WebGL2RenderingContext): boolean {
  let name = String(gl.getParameter(gl.RENDERER));
  // Chrome and Safari say no more than this. Firefox says the name, and warns about the extension.
  if (name.startsWith('WebKit')) {
    const info = gl.getExtension('WEBGL_debug_renderer_info');
    if (info) name = String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL));
  }
  return /llvmpipe|softpipe|swiftshader|microsoft basic render/i.test(name);
}

/** Pixels. A room's picture has 250 times as many. */
const patch = 64;
/** Milliseconds for a patch. At this pace, a picture would block the page for eight seconds. */
const limit = 30;

/** Draws a small patch and times it. A slow one gets two more tries, since the first upload or another program may be the reason. */
export function drawsPatchInTime(gl: WebGL2RenderingContext): boolean {
  gl.scissor(0, 0, patch, patch);
  return [1, 2, 3].some(() => {
    const start = performance.now();
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    // This waits for the drawing.
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
    return performance.now() - start < limit;
  });
}
