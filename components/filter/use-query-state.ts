import { type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react';

/** Milliseconds of rest before typing shows in the address; Safari refuses more than 100 changes in a short time. */
const typingRest = 200;

interface QueryState<Query> {
  /** For the controls. */
  query: Query;
  /** For the list: the same a moment later, so that a letter is on the screen before the list is made anew. */
  listed: Query;
  /** Goes on the form around the controls: what was typed or chosen before the island woke is read from it. */
  form: RefObject<HTMLFormElement | null>;
  /** For typing: the present entry of the history is rewritten. */
  type: (changes: Partial<Query>) => void;
  /** For choosing: a new entry of the history, so that the back button undoes it. */
  choose: (changes: Partial<Query>) => void;
}

/**
 * What a visitor looks for in a list, kept in the address's query string. `read` turns parameters into a query, an empty
 * set into the defaults; it must be the same function on every render. The first render has the defaults, as the server's.
 */
export function useQueryState<Query extends Record<string, string>>(read: (params: URLSearchParams) => Query): QueryState<Query> {
  const [query, setQuery] = useState(() => defaultsOf(read));
  const listed = useDeferredValue(query);
  const form = useRef<HTMLFormElement>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const defaults = defaultsOf(read);
    const given = new URLSearchParams(location.search);
    for (const [name, value] of form.current ? new FormData(form.current) : []) {
      if (typeof value === 'string' && value !== defaults[name]) given.set(name, value);
    }
    const found = read(given);
    // biome-ignore lint/nursery/useReactCompiler: the address can only be read after hydration
    setQuery(found);
    history.replaceState(history.state, '', addressOf(found, defaults) + location.hash);

    const goBack = () => {
      clearTimeout(resting.current);
      setQuery(read(new URLSearchParams(location.search)));
    };
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, [read]);

  function type(changes: Partial<Query>) {
    const next = { ...query, ...changes };
    setQuery(next);
    clearTimeout(resting.current);
    resting.current = setTimeout(() => history.replaceState(history.state, '', addressOf(next, defaultsOf(read))), typingRest);
  }

  function choose(changes: Partial<Query>) {
    const next = { ...query, ...changes };
    const [before, after] = [query, next].map((state) => addressOf(state, defaultsOf(read)));
    setQuery(next);
    clearTimeout(resting.current);
    // What was typed just before stays with the entry it was typed in.
    if (before !== location.pathname + location.search) history.replaceState(history.state, '', before);
    if (after !== before) history.pushState(null, '', after);
  }

  return { query, listed, form, type, choose };
}

/** The value among those allowed, or else the first of them. */
export function oneOf<Value extends string>(allowed: readonly [Value, ...Value[]], value: string | null): Value {
  return allowed.find((candidate) => candidate === value) ?? allowed[0];
}

function defaultsOf<Query>(read: (params: URLSearchParams) => Query): Query {
  return read(new URLSearchParams());
}

/** This page with the query; parameters of others, such as a campaign's, stay. */
function addressOf(query: Record<string, string>, defaults: Record<string, string>): string {
  const params = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(query)) {
    if (value.trim() === defaults[name]) params.delete(name);
    else params.set(name, value.trim());
  }
  const search = params.toString();
  return location.pathname + (search && `?${search}`);
}
