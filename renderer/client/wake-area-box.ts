import { onFirstTouch } from './first-touch.ts';
import { hasStored } from './islands.ts';

/** Wakes components/price/AreaBox.tsx at the first touch, or right away if the tab keeps an area from another page. */
export function wakeAreaBox(): void {
  const box = document.querySelector<HTMLElement>('[data-area-box]');
  if (!box) return;
  const wake = onFirstTouch(box, async () => {
    const { showTotals } = await import('./area-totals.ts');
    showTotals(box);
  });
  if (hasStored(box)) wake();
}
