/** Milliseconds. Within `skip` of one menu closing, the next opens without delay. */
const delay = { open: 200, skip: 300, close: 150 } as const;

/**
 * The header menus are details elements, and the menu sheet on phones is a popover, so they work without this. It adds hover,
 * Escape, arrow keys, and closing on a click or focus outside.
 */
export function enhanceMenus(): void {
  const sheet = document.getElementById('site-menu');
  if (!sheet) return;
  const menus = [...sheet.querySelectorAll('details')];
  openOnHover(menus, sheet);
  for (const menu of menus) moveInMenu(menu);
  moveAlongBar(sheet);
  closeOutside(menus, sheet);
}

/** In the open sheet, only a tap opens a menu. */
function openOnHover(menus: HTMLDetailsElement[], sheet: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;
  let hovered: HTMLDetailsElement | undefined;

  const after = (ms: number, run: () => void) => {
    if (isOpen(sheet)) return;
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  };
  const enter = (menu: HTMLDetailsElement) => {
    const isSwitching = menus.some(({ open }) => open) || performance.now() - closedAt < delay.skip;
    after(isSwitching ? 0 : delay.open, () => {
      if (!menu.open) hovered = menu;
      menu.open = true;
    });
  };

  for (const menu of menus) {
    menu.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType === 'mouse') enter(menu);
    });
    // If the pointer is already inside, `pointerenter` won't fire again.
    if (menu.matches(':hover') && matchMedia('(hover: hover)').matches) enter(menu);
    menu.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType === 'mouse') after(delay.close, () => close(menu));
    });
    menu.querySelector('summary')?.addEventListener('click', (event) => {
      clearTimeout(timer);
      // Clicking a menu that hovering just opened keeps it open.
      if (hovered === menu && menu.open) event.preventDefault();
      hovered = undefined;
    });
    menu.addEventListener('toggle', () => {
      if (menu.open) {
        for (const other of menus) if (other !== menu) close(other);
      } else {
        closedAt = performance.now();
        if (hovered === menu) hovered = undefined;
      }
    });
  }
}

function isOpen(sheet: HTMLElement): boolean {
  return sheet.matches(':popover-open');
}

function close(menu: HTMLDetailsElement): void {
  menu.open = false;
}

/** Escape closes the menu. The up and down arrows, Home and End move in it. */
function moveInMenu(menu: HTMLDetailsElement): void {
  // The summary comes first.
  const stops = [...menu.querySelectorAll<HTMLElement>('summary, a')];
  menu.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && menu.open) {
      event.stopPropagation();
      event.preventDefault();
      stops[0]?.focus();
      close(menu);
      return;
    }
    const at = stops.findIndex((stop) => stop.matches(':focus'));
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 1, End: stops.length - 1 }[event.key];
    if (next === undefined || at < 0 || (at === 0 && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    menu.open = true;
    stops[Math.min(next, stops.length - 1)]?.focus();
  });
}

/** The left and right arrows move along the bar. */
function moveAlongBar(bar: HTMLElement): void {
  const tops = [...bar.querySelectorAll<HTMLElement>('[data-top]')];
  bar.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const at = tops.findIndex((top) => top === document.activeElement || top.parentElement?.contains(document.activeElement));
    if (step === undefined || at < 0) return;
    event.preventDefault();
    tops[(at + step + tops.length) % tops.length]?.focus();
  });
}

/** Closes what a click or the focus has left. */
function closeOutside(menus: HTMLDetailsElement[], sheet: HTMLElement): void {
  const closeIfOutside = (menu: HTMLDetailsElement, target: EventTarget | null) => {
    // In the sheet, the group under the finger would move out from under it.
    if (!isOpen(sheet) && target instanceof Node && !menu.contains(target)) close(menu);
  };
  for (const menu of menus) menu.addEventListener('focusout', ({ relatedTarget }) => closeIfOutside(menu, relatedTarget));
  document.addEventListener('pointerdown', ({ target }) => {
    for (const menu of menus) closeIfOutside(menu, target);
  });
  // Moving the focus to something behind the sheet closes it.
  sheet.addEventListener('focusout', ({ relatedTarget }) => {
    if (isOpen(sheet) && relatedTarget instanceof Node && !sheet.contains(relatedTarget)) sheet.hidePopover();
  });

  const closeAll = () => {
    if (isOpen(sheet)) sheet.hidePopover();
    menus.forEach(close);
  };
  sheet.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) closeAll();
  });
  // A page restored from the back/forward cache should show no open menu.
  addEventListener('pagehide', closeAll);
}
