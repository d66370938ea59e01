/** Password managers, assistive technology and scripts fill in fields without focus or a pointer. */
const touches = ['pointerdown', 'focusin', 'keydown', 'input', 'change'] as const;

/** Finds what stands in the place of an element that loading has replaced. */
type SuccessorOf = (element: Element) => Element;

/**
 * Loads what a part of the page needs at the first touch: pointer down, focus, key, or a field that changes. Buttons pressed before the
 * code is there are pressed again afterward, or without it if it can't be loaded. Returns a function that loads right away.
 */
export function onFirstTouch(part: HTMLElement, load: () => Promise<SuccessorOf> | Promise<void>): () => Promise<void> {
  const forms = [...part.querySelectorAll('form')];
  const pressed = new Set<HTMLButtonElement>();
  let isLoading = false;

  const wake = async () => {
    if (isLoading) return;
    isLoading = true;
    // A load that failed has removed it.
    part.addEventListener('click', hold, { capture: true });
    let successorOf: SuccessorOf = (element) => element;
    // What is about to be loaded has better messages than the browser.
    for (const form of forms) form.noValidate = true;
    try {
      successorOf = (await load()) ?? successorOf;
      part.dataset.awake = '';
      for (const touch of touches) part.removeEventListener(touch, wake);
    } catch (error) {
      isLoading = false;
      for (const form of forms) form.noValidate = false;
      // Firefox stops loading when the page is left. A second later, such a page is gone, so this logs only real failures.
      setTimeout(() => reportError(error), 1000);
    } finally {
      part.removeEventListener('click', hold, { capture: true });
      const held = [...pressed];
      pressed.clear();
      for (const button of held.map(successorOf)) if (button instanceof HTMLElement) button.click();
    }
  };
  // Enter in a field clicks the form's submit button, so this holds every submit, too.
  const hold = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button) return;
    event.preventDefault();
    // React may already listen, and would handle the same press twice.
    event.stopImmediatePropagation();
    pressed.add(button);
    wake();
  };

  for (const touch of touches) part.addEventListener(touch, wake);
  part.addEventListener('click', hold, { capture: true });
  if (part.matches(':focus-within')) wake();
  return wake;
}
