import { onTouch } from './touch.ts';

/** Wakes components/form/ZipCheck.tsx when it is touched, or when the page was opened with a question in its address. */
export function wakeZipCheck(): void {
  const box = document.querySelector<HTMLElement>('[data-zip-check]');
  if (!box) return;
  const wake = onTouch(box, async () => {
    const { answerZips } = await import('./zip-answers.ts');
    answerZips(box);
  });
  if (location.search.includes('zip=')) wake();
}
