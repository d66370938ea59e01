import { findSheet } from './sheet.ts';

/** Milliseconds. Within `skip` of one menu closing, the next opens without delay. */
const delay = { open: 200, skip: 300, close: 150 } as const;

/**
 * The header menus are details elements, and the menu sheet on phones is a popover, so they work without this. It adds hover,
 * Escape, arrow keys, and closing on a click or focus outside.
 */
export function enhanceMenus(): void {
  const sheet = findSheet();
  if (!sheet) return;
  const { element: menuBar, isOpen: isSheetOpen, hide } = sheet;
  const menus = [...menuBar.querySelectorAll('details')];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;
  let hovered: HTMLDetailsElement | undefined;

  const isBar = () => !isSheetOpen();
  const close = (menu: HTMLDetailsElement) => {
    if (!menu.open) return;
    menu.open = false;
    if (hovered === menu) hovered = undefined;
    closedAt = performance.now();
  };
  const after = (ms: number, run: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  };

  for (const menu of menus) {
    const summary = menu.querySelector('summary');
    const links = [...menu.querySelectorAll('a')];

    const enter = () => {
      if (!isBar()) return;
      const isSwitching = menus.some((other) => other !== menu && other.open) || performance.now() - closedAt < delay.skip;
      after(menu.open || isSwitching ? 0 : delay.open, () => {
        if (!menu.open) hovered = menu;
        menu.open = true;
      });
    };
    menu.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType === 'mouse') enter();
    });
    // If the pointer is already inside, `pointerenter` won't fire again.
    if (menu.matches(':hover') && matchMedia('(hover: hover)').matches) enter();
    menu.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType === 'mouse' && isBar()) after(delay.close, () => close(menu));
    });
    summary?.addEventListener('click', (event) => {
      clearTimeout(timer);
      // Clicking a menu that hovering just opened keeps it open.
      if (hovered === menu && menu.open) event.preventDefault();
      hovered = undefined;
    });
    menu.addEventListener('toggle', () => {
      if (menu.open) for (const other of menus) if (other !== menu) close(other);
    });
    menu.addEventListener('focusout', ({ relatedTarget }) => {
      if (isBar() && relatedTarget instanceof Node && !menu.contains(relatedTarget)) close(menu);
    });
    menu.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && menu.open) {
        event.stopPropagation();
        event.preventDefault();
        summary?.focus();
        close(menu);
        return;
      }
      const stops = [summary, ...links].filter((stop) => stop !== null);
      const at = stops.findIndex((stop) => stop.matches(':focus'));
      const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 1, End: stops.length - 1 }[event.key];
      if (next === undefined || at < 0 || (at === 0 && event.key !== 'ArrowDown')) return;
      event.preventDefault();
      menu.open = true;
      stops[Math.min(Math.max(next, 0), stops.length - 1)]?.focus();
    });
  }

  // The left and right arrows move along the bar.
  const tops = [...menuBar.querySelectorAll<HTMLElement>('[data-top]')];
  menuBar.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const at = tops.findIndex((top) => top === document.activeElement || top.parentElement?.contains(document.activeElement));
    if (step === undefined || at < 0) return;
    event.preventDefault();
    tops[(at + step + tops.length) % tops.length]?.focus();
  });

  document.addEventListener('pointerdown', ({ target }) => {
    // In the sheet, the group under the finger would move out from under it.
    if (isBar() && target instanceof Node) for (const menu of menus) if (!menu.contains(target)) close(menu);
  });

  const closeAll = () => {
    if (isSheetOpen()) hide();
    for (const menu of menus) close(menu);
  };
  menuBar.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) closeAll();
  });
  // Moving the focus to something behind the sheet closes it.
  menuBar.addEventListener('focusout', ({ relatedTarget }) => {
    if (!isBar() && relatedTarget instanceof Node && !menuBar.contains(relatedTarget)) hide();
  });
  // A page restored from the back/forward cache should show no open menu.
  addEventListener('pagehide', closeAll);
}
