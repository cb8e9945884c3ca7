import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addPageHeaders } from '../plugins/security-headers.ts';

/** What the answer of the documentation's own host says of its body; the rest is this host's to say. */
const HEADERS_OF_THE_BODY = ['content-type', 'cache-control', 'etag', 'last-modified', 'location'];

/**
 * `/api/openapi.json` and its browsable page at `/api/docs`, all from this host. What they need is loaded when somebody
 * asks for them: hardly any host is ever asked, and each would start later for it.
 */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  await addPageHeaders(app);
  let docs: Promise<FastifyInstance> | null = null;
  const open = async () => {
    const { createDocsApp } = await import('../openapi/docs-app.ts');
    return createDocsApp();
  };
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    docs ??= open();
    const answer = await (await docs).inject({
      method: 'GET',
      url: request.url,
      headers: request.headers,
    });
    for (const name of HEADERS_OF_THE_BODY) {
      const value = answer.headers[name];
      if (value !== undefined) reply.header(name, value);
    }
    return reply.code(answer.statusCode).send(answer.rawPayload);
  };
  app.addHook('onClose', async () => (await docs)?.close());
  for (const url of ['/api/openapi.json', '/api/docs', '/api/docs/*']) app.get(url, handler);
}
