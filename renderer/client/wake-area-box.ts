import { onFirstTouch } from './first-touch.ts';

/** Wakes components/price/AreaBox.tsx at the first touch. */
export function wakeAreaBox(): void {
  const box = document.querySelector<HTMLElement>('[data-area-box]');
  if (!box) return;
  onFirstTouch(box, async () => {
    const { showTotals } = await import('./area-totals.ts');
    showTotals(box);
  });
}
