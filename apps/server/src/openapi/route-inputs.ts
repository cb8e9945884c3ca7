import type { RestRoute } from '@lamplight/api';

/** Where each field of a procedure's input stands in the REST call of a row. */
export interface RouteInputs {
  /** Input field → name in the path. */
  readonly path: Readonly<Record<string, string>>;
  /** Input field → name in the query. */
  readonly query: Readonly<Record<string, string>>;
  /** Whether the whole input is the query. */
  readonly wholeQuery: boolean;
  /** Whether input fields that are named nowhere else come from the body. */
  readonly body: boolean;
  /** Input field → name in the body, where a row renames it. */
  readonly bodyFields: Readonly<Record<string, string>>;
}

const MARK = 'every field of the body';

/**
 * Finds out what a row does with a call by letting it read one whose every value is different. So the
 * documentation is made from the row that really runs, and cannot say something else.
 */
export function inputsOf(route: RestRoute): RouteInputs {
  const names = new Map<string, { place: 'path' | 'query' | 'body'; name: string }>();
  const params = Object.fromEntries(
    pathParameters(route.path).map((name) => [name, remember('path', name)]),
  );
  const query = recorder('query');
  const body = recorder('body');

  function remember(place: 'path' | 'query' | 'body', name: string): string {
    const value = String(1_000_000 + names.size);
    names.set(value, { place, name });
    return value;
  }

  function recorder(place: 'query' | 'body'): Record<string, unknown> {
    const read = new Map<string, unknown>();
    return new Proxy(place === 'body' ? { [MARK]: true } : {}, {
      get(target, key) {
        if (typeof key !== 'string' || key === MARK) return Reflect.get(target, key);
        if (!read.has(key)) read.set(key, remember(place, key));
        return read.get(key);
      },
      has: () => true,
    });
  }

  const input = route.input?.({ params, query, body });
  const found: Record<'path' | 'query' | 'body', Record<string, string>> = {
    path: {},
    query: {},
    body: {},
  };
  if (typeof input !== 'object' || input === null) return inputs(found, false, false);
  if (input === query) return inputs(found, true, false);
  if (input === body) return inputs(found, false, true);
  for (const [field, value] of Object.entries(input)) {
    const origin = names.get(String(value));
    if (origin) found[origin.place][field] = origin.name;
  }
  return inputs(found, false, MARK in input);
}

function inputs(
  found: Record<'path' | 'query' | 'body', Record<string, string>>,
  wholeQuery: boolean,
  body: boolean,
): RouteInputs {
  return { path: found.path, query: found.query, wholeQuery, body, bodyFields: found.body };
}

/** Names of the parameters in a path, such as `id` in `/api/lessons/:id`. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
}
