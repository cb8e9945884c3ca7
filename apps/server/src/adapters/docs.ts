import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { RestRoute } from '@lamplight/api';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { routeSchema } from '../openapi/route-schema.ts';
import { shareErrorSchema } from '../openapi/shared-errors.ts';
import { addPageHeaders } from '../plugins/security-headers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The row of the REST table that a route was made from. */
    restRoute?: RestRoute;
  }
}

/**
 * Gathers the routes that come after it for the documentation. The document itself is made when
 * somebody asks for it, from the rows and their zod shapes; no start waits for it.
 */
export async function collectDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Lamplight',
        description:
          'The calls of a Lamplight host. A session is accepted from the cookie, from a bearer header and from X-Session-Token; the session says who acts.',
        version: '1',
      },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          sessionToken: { type: 'apiKey', in: 'header', name: 'X-Session-Token' },
          cookie: { type: 'apiKey', in: 'cookie', name: 'lamplight_session' },
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
}

/** `/api/openapi.json` and its browsable page at `/api/docs`, all from this host. */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  await addPageHeaders(app);
  app.get('/api/openapi.json', () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    // Its default asks a validator on another host.
    uiConfig: { url: '/api/openapi.json', validatorUrl: null, tryItOutEnabled: true },
  });
}
