import { fragmentShader, vertexShader } from './shader.ts';

export interface Program {
  program: WebGLProgram;
  uniform: (name: string) => WebGLUniformLocation | null;
}

/** Compiles and links; null where the browser cannot, with its reason on the console. */
export async function linkedProgram(gl: WebGL2RenderingContext): Promise<Program | null> {
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
  await finished(gl, program);
  if (gl.isContextLost()) return null;
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) {
    const logs = (gl.getAttachedShaders(program) ?? []).map((shader) => gl.getShaderInfoLog(shader));
    console.warn('The room is drawn without WebGL:', gl.getProgramInfoLog(program), ...logs);
    return null;
  }
  // biome-ignore lint/correctness/useHookAtTopLevel: the name is WebGL's, not React's
  gl.useProgram(program);
  const known = new Map<string, WebGLUniformLocation | null>();
  return {
    program,
    uniform(name) {
      if (!known.has(name)) known.set(name, gl.getUniformLocation(program, name));
      return known.get(name) ?? null;
    },
  };
}

/** To ask for the outcome at once would hold up the page until the driver has compiled. */
async function finished(gl: WebGL2RenderingContext, program: WebGLProgram): Promise<void> {
  const parallel = gl.getExtension('KHR_parallel_shader_compile');
  if (!parallel) return;
  while (!gl.isContextLost() && !gl.getProgramParameter(program, parallel.COMPLETION_STATUS_KHR)) {
    await new Promise((done) => setTimeout(done, 8));
  }
}
