/** Firefox doesn't scroll for something that is already on the screen, even if the header covers it. */
export function showAndFocus(element: HTMLElement | null, block: 'start' | 'nearest'): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block });
}
