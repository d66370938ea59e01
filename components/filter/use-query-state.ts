import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Milliseconds from the last keystroke to updating the address. Safari rejects more than 100 updates in a short time. */
const typingPause = 200;

interface QueryState<Query> {
  query: Query;
  /** A ref for the form around the controls. What the visitor entered before the island woke is read from it. */
  form: RefObject<HTMLFormElement | null>;
  /** For typing: replaces the current history entry. */
  type: (changes: Partial<Query>) => void;
  /** For choosing: adds a history entry, so the back button undoes it. */
  choose: (changes: Partial<Query>) => void;
}

/**
 * A list's filter, kept in the address's query string. `read` turns parameters into a query, and no parameters into the
 * defaults; it must be the same function on every render. The first render uses the defaults, as on the server.
 */
export function useQueryState<Query extends Record<string, string>>(read: (params: URLSearchParams) => Query): QueryState<Query> {
  const [query, setQuery] = useState(() => defaultsOf(read));
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Runs before the first event, which would otherwise start from the defaults.
  useLayoutEffect(() => {
    const defaults = defaultsOf(read);
    const params = new URLSearchParams(location.search);
    for (const [name, value] of form.current ? new FormData(form.current) : []) {
      if (typeof value === 'string' && value !== defaults[name]) params.set(name, value);
    }
    const found = read(params);
    // biome-ignore lint/nursery/useReactCompiler: what the visitor did before waking can only be read after hydration
    setQuery(found);
    history.replaceState(history.state, '', addressOf(found, defaults) + location.hash);
  }, [read]);

  useEffect(() => {
    const followAddress = () => {
      clearTimeout(timer.current);
      setQuery(read(new URLSearchParams(location.search)));
    };
    addEventListener('popstate', followAddress);
    return () => removeEventListener('popstate', followAddress);
  }, [read]);

  function type(changes: Partial<Query>) {
    const next = { ...query, ...changes };
    setQuery(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => history.replaceState(history.state, '', addressOf(next, defaultsOf(read))), typingPause);
  }

  function choose(changes: Partial<Query>) {
    const next = { ...query, ...changes };
    const [before, after] = [query, next].map((state) => addressOf(state, defaultsOf(read)));
    setQuery(next);
    clearTimeout(timer.current);
    // Text typed just before this belongs to the previous entry.
    if (before !== location.pathname + location.search) history.replaceState(history.state, '', before);
    if (after !== before) history.pushState(null, '', after);
  }

  return { query, form, type, choose };
}

/** The value if it's allowed, or else the first allowed one. */
export function oneOf<Value extends string>(allowed: readonly [Value, ...Value[]], value: string | null): Value {
  return allowed.find((candidate) => candidate === value) ?? allowed[0];
}

function defaultsOf<Query>(read: (params: URLSearchParams) => Query): Query {
  return read(new URLSearchParams());
}

/** The page's address with the query. Other parameters, such as a campaign's, stay. */
function addressOf(query: Record<string, string>, defaults: Record<string, string>): string {
  const params = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(query)) {
    if (value.trim() === defaults[name]) params.delete(name);
    else params.set(name, value.trim());
  }
  const search = params.toString();
  return location.pathname + (search && `?${search}`);
}
