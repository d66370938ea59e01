/** Firefox doesn't scroll for an element of which it sees a part, even if the header covers the rest. */
export function uncoverFocus(): void {
  addEventListener('keyup', ({ key }) => {
    if (key === 'Tab') document.activeElement?.scrollIntoView({ block: 'nearest' });
  });
}
