import type { z } from 'zod';

/** What a REST call brings, before any rule has looked at it. */
export interface RestCall {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/**
 * A row of the REST table: a documented path (spec 7) and the procedure it calls. The procedure
 * checks the input, the roles and the rules; a row only says where its input stands in the call.
 */
export interface RestRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With parameters in Fastify's form, such as `/api/lessons/:id/start`. */
  readonly path: string;
  /** The procedure's path in the app router, such as `lessons.start`. */
  readonly procedure: string;
  /** The procedure's input; none when left out. */
  readonly input?: (call: RestCall) => unknown;
  /** Its name in the API's documentation, by which clients that are made from it call it: never changed. */
  readonly operationId: string;
  /** One line for the API's documentation. */
  readonly summary: string;
  /** What whoever calls it has to know beside that. */
  readonly description: string;
  /** Status of a success, 200 when left out. */
  readonly status?: 201 | 204;
  /** What is answered where it is not the procedure's result itself. */
  readonly answer?: RestAnswer;
}

/** The part of a result that a documented path answers (spec 7). */
export interface RestAnswer {
  /** Made when the documentation asks for it. */
  readonly shape: () => z.ZodType;
  readonly of: (result: unknown) => unknown;
}

/** Makes the answer of a row from what is checked when it is made. */
export function restAnswer<R, A extends z.ZodType>(
  shape: () => A,
  of: (result: R) => z.input<A>,
): RestAnswer {
  return { shape, of: (result) => of(result as R) };
}

/** A path parameter that is an id; text that is no whole number stays text and fails validation. */
export function idParam(call: RestCall, name = 'id'): unknown {
  const text = call.params[name] ?? '';
  return /^\d{1,10}$/.test(text) ? Number(text) : text;
}

/** A whole number out of the query; absent stays absent, other text stays text and fails validation. */
export function numberQuery(call: RestCall, name: string): unknown {
  const value = call.query[name];
  return typeof value === 'string' && /^-?\d{1,10}$/.test(value) ? Number(value) : value;
}

/** The fields of a JSON object body, or nothing for another body. */
export function bodyFields(call: RestCall): Readonly<Record<string, unknown>> {
  const { body } = call;
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? (body as Record<string, unknown>)
    : {};
}

/**
 * A JSON object body with the id of the path in it. A body that names another id than the path keeps
 * neither, and a body that is no object stays what it is, so that both are refused.
 */
export function bodyWithId(call: RestCall, name: string): unknown {
  const isObject = typeof call.body === 'object' && !Array.isArray(call.body);
  if (!isObject && call.body !== undefined) return call.body;
  const fields = { ...bodyFields(call) };
  const id = idParam(call, name);
  const named = fields[name] ?? id;
  return { ...fields, [name]: named === id ? id : `${String(id)} or ${String(named)}` };
}
