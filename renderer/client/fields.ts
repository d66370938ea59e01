const controls = 'input, select, textarea, button';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Keeps what a visitor did in an island's fields, for when React builds them anew: translators and password managers change the page, too, and
 * then the markup isn't what React expects. The old fields still have their state after they have left the page.
 */
export function keepFields(island: HTMLElement) {
  /** Fields and buttons, with their places among all that are alike. */
  const noted = new Map<Element, number>();
  let focused: Element | null = null;
  /** What had the focus when its island was built anew. */
  let left: Element | null = null;
  let restored: Field[] = [];
  const successors = new WeakMap<Element, Element>();

  function noteAll() {
    noted.clear();
    const counts = new Map<string, number>();
    for (const element of island.querySelectorAll(controls)) {
      const kind = describe(element);
      const place = counts.get(kind) ?? 0;
      counts.set(kind, place + 1);
      noted.set(element, place);
    }
    focused = island.contains(document.activeElement) ? document.activeElement : null;
  }
  noteAll();

  /** What has come since then is noted as it's used. */
  function note({ type, target }: Event) {
    const element = target instanceof Element ? target.closest(controls) : null;
    if (!element) return;
    if (type === 'focusin') focused = element;
    if (!noted.has(element)) noted.set(element, alikeOf(element, island).indexOf(element));
  }
  for (const type of ['focusin', 'pointerdown', 'input', 'change']) island.addEventListener(type, note);

  function successorOf(element: Element): Element {
    const successor = successors.get(element);
    return successor ? successorOf(successor) : element;
  }

  return {
    /** Once the new fields are on the page, before the island reads them. */
    writeBack() {
      left ??= focused;
      restored = [];
      for (const [from, place] of [...noted].filter(([element]) => !element.isConnected)) {
        const to = findSuccessor(from, place, island);
        if (to) successors.set(from, to);
        if (!isField(from) || !isField(to) || !isChanged(from)) continue;
        if (from.dataset.touched !== undefined) to.dataset.touched = '';
        setState(from, to);
        restored.push(to);
      }
    },
    /** Once the island responds to events: it hears of what was written back, as if the visitor had just entered it. */
    async announce() {
      const to = left && successorOf(left);
      if (to !== left && to instanceof HTMLElement && document.activeElement === document.body) {
        to.focus({ preventScroll: true });
        if (hasSelection(left) && hasSelection(to)) to.setSelectionRange(left.selectionStart, left.selectionEnd);
      }
      left = null;
      for (const field of restored) {
        // Each change starts from what the one before it came to.
        await new Promise((done) => setTimeout(done));
        field.dispatchEvent(new Event(eventOf(field), { bubbles: true }));
      }
      noteAll();
    },
    /** What stands in the place of an element that may have been built anew. */
    successorOf,
  };
}

export type KeptFields = ReturnType<typeof keepFields>;

/** By its id, or by its place among all that are alike. */
function findSuccessor(from: Element, place: number, island: HTMLElement): Element | undefined {
  const sameId = from.id && document.getElementById(from.id);
  return sameId && island.contains(sameId) ? sameId : alikeOf(from, island)[place];
}

function alikeOf(element: Element, island: HTMLElement): Element[] {
  return [...island.querySelectorAll(element.localName)].filter((other) => describe(other) === describe(element));
}

/** Classes change with a field's state, and translators change texts. */
function describe(element: Element): string {
  const [name, type] = [element.getAttribute('name'), element.getAttribute('type')];
  const value = isField(element) && !isBox(element) ? '' : element.getAttribute('value');
  return [element.localName, name ?? element.className, type, value].join();
}

function isField(element: Element | undefined): element is Field {
  return (
    (element instanceof HTMLInputElement && element.type !== 'hidden') ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

function isBox(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);
}

function isChanged(field: Field): boolean {
  if (field.dataset.touched !== undefined) return true;
  if (field instanceof HTMLSelectElement) return [...field.options].some((option) => option.selected !== option.defaultSelected);
  return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Through the prototype's setters, because React has put its own on each field and takes what comes through those for its own change. */
function setState(from: Field, to: Field): void {
  const isFile = from instanceof HTMLInputElement && from.type === 'file';
  const name = isFile ? 'files' : isBox(from) ? 'checked' : 'value';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), name)?.set?.call(to, Reflect.get(from, name));
}

/** The event by which React hears of a change. */
function eventOf(field: Field): string {
  if (isBox(field)) return 'click';
  return field instanceof HTMLSelectElement || field.type === 'file' ? 'change' : 'input';
}

function hasSelection(element: Element | null): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.selectionStart !== null);
}
