import { Key } from 'selenium-webdriver';

const named: Record<string, string> = {
  Enter: Key.ENTER,
  Tab: Key.TAB,
  Escape: Key.ESCAPE,
  Delete: Key.DELETE,
  Space: ' ',
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  Home: Key.HOME,
  End: Key.END,
  F8: Key.F8,
  Shift: Key.SHIFT,
  ControlOrMeta: Key.CONTROL,
};

/** The keys of Playwright's 'Shift+Tab'. */
export function keysOf(combination: string): string[] {
  return combination.split(/\+(?=.)/).map((name) => {
    const key = named[name] ?? (name.length === 1 ? name : undefined);
    if (key === undefined) throw new Error(`No key is called ${name}`);
    return key;
  });
}
