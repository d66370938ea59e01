/** Runs once: at the first sign that a visitor turns to this part of the page, or when what it returns is called before. */
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
  return once;
}
