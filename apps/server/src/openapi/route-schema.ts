import { appRouter, ERRORS, type RestRoute } from '@lamplight/api';
import { ROLES } from '@lamplight/domain/users';
import { z } from 'zod';
import { inputsOf, pathParameters } from './route-inputs.ts';

type JsonSchema = Record<string, unknown>;

/** What OpenAPI is told about a row: the parts of a Fastify schema that its documentation reads. */
export interface RouteSchema {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security?: readonly Record<string, readonly string[]>[];
  readonly params?: JsonSchema;
  readonly querystring?: JsonSchema;
  readonly body?: JsonSchema;
  readonly response: Readonly<Record<string, JsonSchema>>;
}

interface Procedure {
  readonly _def: ProcedureParts;
}

interface ProcedureParts {
  readonly inputs?: readonly unknown[];
  readonly output?: unknown;
  readonly meta?: { readonly roles: 'everyone' | readonly string[] };
}

/** The error answers that every path may give (decisions, REST). */
const ERROR_STATUSES = [400, 401, 403, 404, 409, 413, 415, 429, 500, 503, 507] as const;

const errorBodySchema = z.object({
  error: z.string(),
  message: z.string(),
  code: z.enum(Object.keys(ERRORS)),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

/** The documentation of a row, from the zod shapes of the procedure that it calls. */
export function routeSchema(route: RestRoute): RouteSchema {
  const procedures = appRouter._def.procedures as unknown as Record<string, Procedure>;
  const procedure: ProcedureParts = procedures[route.procedure]?._def ?? {};
  const input = objectSchema(procedure.inputs);
  const { path, query, wholeQuery, body, bodyFields } = inputsOf(route);
  const elsewhere = new Set([...Object.keys(path), ...Object.keys(query)]);
  const rest = Object.keys(input.properties).filter((field) => !elsewhere.has(field));
  const queryFields = wholeQuery ? Object.fromEntries(rest.map((name) => [name, name])) : query;
  const fieldsOfBody = body ? Object.fromEntries(rest.map((name) => [name, name])) : bodyFields;
  const roles = procedure.meta?.roles ?? [];
  return {
    operationId: route.operationId,
    summary: route.summary,
    description: `${route.description} ${whoMayCall(roles)}`,
    tags: [route.procedure.split('.')[0] ?? ''],
    ...(roles === 'everyone' ? { security: [] } : {}),
    ...(pathParameters(route.path).length > 0 ? { params: pathSchema(route, input, path) } : {}),
    ...(Object.keys(queryFields).length > 0 ? { querystring: pick(input, queryFields) } : {}),
    ...bodyOf(procedure.inputs, input, { isWhole: body, fields: fieldsOfBody }),
    response: { ...successOf(route, procedure.output), ...errorsOf() },
  };
}

/** The body of a call: some fields of the input, or all of it where it takes one of several forms. */
function bodyOf(
  inputs: readonly unknown[] = [],
  input: ObjectSchema,
  { isWhole, fields }: { readonly isWhole: boolean; readonly fields: Record<string, string> },
): { readonly body?: JsonSchema } {
  if (Object.keys(fields).length > 0) return { body: pick(input, fields) };
  const [only] = inputs;
  return isWhole && only instanceof z.ZodDiscriminatedUnion
    ? { body: jsonSchema(only, 'input') }
    : {};
}

/** The sentence that says who may call a path, in the words of its procedure's roles. */
function whoMayCall(roles: 'everyone' | readonly string[]): string {
  if (roles === 'everyone') return 'Everybody may call it, without a session.';
  if (roles.length === ROLES.length) return 'Everybody with a session may call it.';
  return `With a session of: ${roles.join(', ')}.`;
}

function successOf(route: RestRoute, output: unknown): Record<string, JsonSchema> {
  if (route.status === 204) return { 204: { description: 'Done', type: 'null' } };
  const shape = route.answer?.shape() ?? output;
  const schema = shape instanceof z.ZodType ? jsonSchema(shape, 'output') : {};
  return { [route.status ?? 200]: { description: 'Success', ...schema } };
}

function errorsOf(): Record<string, JsonSchema> {
  return Object.fromEntries(
    ERROR_STATUSES.map((status) => [status, { description: codesWith(status), type: 'object' }]),
  );
}

/** The shape of every error answer, for one place in the document. */
export function errorSchema(): JsonSchema {
  return jsonSchema(errorBodySchema, 'output');
}

/** The names of the errors that are answered with a status. */
function codesWith(status: number): string {
  return Object.entries(ERRORS)
    .filter(([, kind]) => kind.status === status)
    .map(([code]) => code)
    .join(', ');
}

interface ObjectSchema {
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly required: readonly string[];
}

/** The inputs of a procedure as the fields of one object. */
function objectSchema(inputs: readonly unknown[] = []): ObjectSchema {
  const parts = inputs
    .filter((input) => input instanceof z.ZodType)
    .map((input) => jsonSchema(input, 'input') as Partial<ObjectSchema>);
  return {
    properties: Object.assign({}, ...parts.map((part) => part.properties ?? {})),
    required: parts.flatMap((part) => part.required ?? []),
  };
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return shape;
}

/** Some fields of an input, under the names that they have in the call. */
function pick(input: ObjectSchema, fields: Readonly<Record<string, string>>): JsonSchema {
  const entries = Object.entries(fields);
  return {
    type: 'object',
    properties: Object.fromEntries(
      entries.map(([field, name]) => [name, input.properties[field] ?? {}]),
    ),
    required: entries.filter(([field]) => input.required.includes(field)).map(([, name]) => name),
  };
}

function pathSchema(
  route: RestRoute,
  input: ObjectSchema,
  path: Readonly<Record<string, string>>,
): JsonSchema {
  const fields = new Map(Object.entries(path).map(([field, name]) => [name, field]));
  const names = pathParameters(route.path);
  const shapes = names.map((name) => [name, input.properties[fields.get(name) ?? ''] ?? {}]);
  return { type: 'object', properties: Object.fromEntries(shapes), required: names };
}
