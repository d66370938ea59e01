const touches = ['pointerdown', 'focusin', 'keydown'] as const;

/**
 * Loads what a part of the page needs at the first touch: pointer down, focus or key. A form that is submitted before the
 * code is there is submitted again afterward, or without it if it can't be loaded. Returns a function that loads right away.
 */
export function onFirstTouch(part: HTMLElement, load: () => Promise<void>): () => Promise<void> {
  const forms = [...part.querySelectorAll('form')];
  let held: SubmitEvent | undefined;
  let isLoading = false;

  const wake = async () => {
    if (isLoading) return;
    isLoading = true;
    for (const touch of touches) part.removeEventListener(touch, wake);
    // What is about to be loaded has better messages than the browser.
    for (const form of forms) form.noValidate = true;
    try {
      await load();
      part.dataset.awake = '';
    } catch (error) {
      for (const form of forms) form.noValidate = false;
      throw error;
    } finally {
      part.removeEventListener('submit', hold);
      if (held) submitAgain(held);
    }
  };
  const hold = (event: SubmitEvent) => {
    event.preventDefault();
    held = event;
    wake();
  };

  for (const touch of touches) part.addEventListener(touch, wake);
  part.addEventListener('submit', hold);
  if (part.matches(':focus-within')) wake();
  return wake;
}

function submitAgain({ submitter, target }: SubmitEvent): void {
  if (submitter) submitter.click();
  else if (target instanceof HTMLFormElement) target.requestSubmit();
}
