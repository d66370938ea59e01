/** Moves the focus to a part's heading. The address can't say which part, because its fragment holds the link's secret. */
export function showPart(id: string): void {
  const heading = document.getElementById(id);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}
