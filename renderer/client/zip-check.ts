import { onFirstTouch } from './first-touch.ts';

/** Wakes components/sections/ZipCheck.tsx at the first touch, or right away if the address has a zip code. */
export function wakeZipCheck(): void {
  const box = document.querySelector<HTMLElement>('[data-zip-check]');
  if (!box) return;
  const wake = onFirstTouch(box, async () => {
    const { answerZips } = await import('./zip-answers.ts');
    answerZips(box);
  });
  if (new URLSearchParams(location.search).has('zip')) wake();
}
