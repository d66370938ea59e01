import { fragmentShader, vertexShader } from './shader.ts';

/** Compiles and links the shaders and returns a lookup of their uniforms. If that fails, logs the reason and returns null. */
export async function linkProgram(gl: WebGL2RenderingContext) {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  await waitForCompiler(gl, program);
  if (gl.isContextLost()) return null;
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) {
    const logs = (gl.getAttachedShaders(program) ?? []).map((shader) => gl.getShaderInfoLog(shader));
    console.warn('WebGL is off because the shaders failed to link:', gl.getProgramInfoLog(program), ...logs);
    return null;
  }
  // biome-ignore lint/correctness/useHookAtTopLevel: a WebGL call, not a React hook
  gl.useProgram(program);
  const locations = new Map<string, WebGLUniformLocation | null>();
  return (name: string): WebGLUniformLocation | null => {
    if (!locations.has(name)) locations.set(name, gl.getUniformLocation(program, name));
    return locations.get(name) ?? null;
  };
}

export type Uniforms = (name: string) => WebGLUniformLocation | null;

/** Asking for LINK_STATUS right away would block the page until the driver has finished compiling. */
async function waitForCompiler(gl: WebGL2RenderingContext, program: WebGLProgram): Promise<void> {
  const parallel = gl.getExtension('KHR_parallel_shader_compile');
  if (!parallel) return;
  while (!gl.isContextLost() && !gl.getProgramParameter(program, parallel.COMPLETION_STATUS_KHR)) {
    await new Promise((done) => setTimeout(done, 8));
  }
}
