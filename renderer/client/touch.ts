/**
 * Runs once: at the first sign that a visitor turns to this part of the page, at once where the pointer or the focus is
 * there already, or when what it returns is called before.
 */
export function onTouch(part: HTMLElement, run: () => void): () => void {
  let ran = false;
  const once = () => {
    if (ran) return;
    ran = true;
    run();
  };
  for (const touch of ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const) {
    part.addEventListener(touch, once, { once: true, passive: true });
  }
  if (part.matches(':hover, :focus-within')) once();
  return once;
}
