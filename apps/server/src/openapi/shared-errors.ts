import { errorSchema } from './route-schema.ts';

/** The parts of an OpenAPI document that are changed here. */
interface Document {
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, unknown> };
}

interface Operation {
  responses?: Record<string, { content?: Record<string, { schema?: unknown }> }>;
}

const FIRST_ERROR_STATUS = 400;

/** Names the shape of errors once: written out under each status of each path it is most of the document. */
export function shareErrorSchema<T extends object>(document: T): T {
  const { paths = {}, components = {} } = document as Document;
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      if (Number(status) < FIRST_ERROR_STATUS) continue;
      response.content = {
        'application/json': { schema: { $ref: '#/components/schemas/Error' } },
      };
    }
  }
  const schemas = { ...components.schemas, Error: errorSchema() };
  return { ...document, components: { ...components, schemas } };
}
