/** Init scripts that decide how a page can draw. */

/** Allows software WebGL, the only kind a test machine has. Our pages normally reject it, by its name and its pace, too. */
export function allowSoftwareWebgl(): void {
  // They time this call, which waits for the drawing.
  Object.defineProperty(WebGL2RenderingContext.prototype, 'readPixels', { value: () => undefined });
  const { getParameter } = WebGL2RenderingContext.prototype;
  Object.defineProperty(WebGL2RenderingContext.prototype, 'getParameter', {
    value(this: WebGL2RenderingContext, name: number) {
      const value: unknown = Reflect.apply(getParameter, this, [name]);
      return typeof value === 'string' ? value.replaceAll('SwiftShader', 'Test GPU') : value;
    },
  });
  const { getContext } = HTMLCanvasElement.prototype;
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    value(this: HTMLCanvasElement, kind: string, options: object = {}) {
      const context: unknown = Reflect.apply(getContext, this, [kind, { ...options, failIfMajorPerformanceCaveat: false }]);
      if (context instanceof WebGL2RenderingContext) Object.assign(window, { webglContexts: [context] });
      return context;
    },
  });
}

/** Runs in a page with the script above. Loses its last WebGL context and returns how many were lost. */
export function loseContexts(): number {
  const contexts: unknown = Reflect.get(window, 'webglContexts');
  if (!Array.isArray(contexts)) return 0;
  for (const context of contexts)
    if (context instanceof WebGL2RenderingContext) context.getExtension('WEBGL_lose_context')?.loseContext();
  return contexts.length;
}

export function disableWebgl(): void {
  const { getContext } = HTMLCanvasElement.prototype;
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    value(this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
      return kind === 'webgl2' ? null : Reflect.apply(getContext, this, [kind, ...more]);
    },
  });
}
