import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { type RestRoute, restRoutes } from '@lamplight/api';
import { type FastifyInstance, fastify, type RouteOptions } from 'fastify';
import { RELEASE } from '../release.ts';
import { routeSchema } from './route-schema.ts';
import { shareErrorSchema } from './shared-errors.ts';
import { TAGS } from './tags.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The row of the REST table that a route was made from. */
    restRoute?: RestRoute;
  }
}

/** Where the page of the documentation and its files lie. */
const DOCS_PAGE = '/api/docs';

/** Where the document itself lies. */
const DOCS_DOCUMENT = '/api/openapi.json';

/**
 * A host of its own for the documentation, which serves nothing but `/api/openapi.json` and the page that reads it.
 * It knows the rows of the REST table and carries none of them out.
 */
export async function createDocsApp(): Promise<FastifyInstance> {
  const app = fastify({ exposeHeadRoutes: false });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Lamplight',
        description:
          'The calls of a Lamplight host. A session is accepted from the cookie, from a bearer header and from X-Session-Token; the session says who acts.',
        version: RELEASE.version,
        license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
      },
      // Whatever address the host has been opened at.
      servers: [{ url: '/', description: 'This host' }],
      tags: TAGS,
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description: 'The token that signing in answers.',
          },
          sessionToken: {
            type: 'apiKey',
            in: 'header',
            name: 'X-Session-Token',
            description: 'The same token in a header of its own.',
          },
          cookie: {
            type: 'apiKey',
            in: 'cookie',
            name: 'lamplight_session',
            description:
              'Set by signing in; over HTTPS its name is `__Host-lamplight_session`. A write with the cookie alone must come from the same origin.',
          },
        },
      },
      security: [{ bearer: [] }, { sessionToken: [] }, { cookie: [] }],
    },
    transformObject(made) {
      return 'openapiObject' in made ? shareErrorSchema(made.openapiObject) : made.swaggerObject;
    },
    transform({ url, route }) {
      const { config } = route as RouteOptions;
      return config?.restRoute
        ? { url, schema: { ...routeSchema(config.restRoute) } }
        : { url, schema: { hide: true } };
    },
  });
  for (const route of restRoutes) {
    app.route({
      method: route.method,
      url: route.path,
      config: { restRoute: route },
      handler: (_request, reply) => reply.callNotFound(),
    });
  }
  app.get(DOCS_DOCUMENT, () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: DOCS_PAGE,
    // Its default asks a validator on another host.
    uiConfig: { url: DOCS_DOCUMENT, validatorUrl: null, tryItOutEnabled: true },
  });
  await app.ready();
  return app;
}
