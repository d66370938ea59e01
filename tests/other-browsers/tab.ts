/** What people do in a browser. Elements are found by CSS or XPath: the first one that's shown, once there is one. */
export interface Tab {
  goTo: (path: string) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  see: (element: string) => Promise<unknown>;
  click: (element: string) => Promise<unknown>;
  /** Types into a field. In a select, that chooses the option with this text. */
  type: (element: string, text: string) => Promise<unknown>;
  /** Presses a key where the focus is. */
  press: (key: 'Enter' | 'Escape' | 'ArrowDown') => Promise<unknown>;
  /** Runs a function in the page. */
  run: <Result>(inPage: () => Result) => Promise<Result>;
  /** Errors that nobody caught, and what else the console reported, if the driver tells. Debian's WebKit has no errors before the first run. */
  errors: () => Promise<string[]>;
}
