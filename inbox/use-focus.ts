import { type RefObject, useLayoutEffect, useRef } from 'react';

interface FocusState {
  /** Goes on the heading of the list. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Keeps the list's scroll position, for when the open request is closed. */
  rememberScroll: () => void;
  /** Chooses the row that gets the focus when the open request is closed. */
  focusAfterClosing: (id: string) => void;
  startAtTop: () => void;
}

/** Moves the focus and the scroll position when a request opens or closes. */
export function useFocus(openId: string): FocusState {
  const heading = useRef<HTMLHeadingElement>(null);
  const previousId = useRef(openId);
  const nextFocusId = useRef('');
  const listScroll = useRef(0);

  useLayoutEffect(() => {
    const closedId = previousId.current;
    previousId.current = openId;
    if (openId === closedId) return;
    if (!isWide()) scrollTo(0, openId === '' ? listScroll.current : 0);
    if (openId !== '') return;
    const id = nextFocusId.current || closedId;
    nextFocusId.current = '';
    const row = document.querySelector<HTMLElement>(`[data-request="${CSS.escape(id)}"]`);
    if (row) row.focus({ preventScroll: !isWide() });
    else heading.current?.focus();
  }, [openId]);

  return {
    heading,
    rememberScroll: () => {
      listScroll.current = scrollY;
    },
    focusAfterClosing: (id) => {
      nextFocusId.current = id;
    },
    startAtTop: () => {
      heading.current?.focus({ preventScroll: true });
      heading.current?.closest('[data-pane]')?.scrollTo(0, 0);
      if (!isWide()) scrollTo(0, 0);
    },
  };
}

/** Whether the list and a request show side by side. */
function isWide(): boolean {
  return matchMedia('(min-width: 900px)').matches;
}
