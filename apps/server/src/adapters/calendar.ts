import type { Services } from '@lamplight/api';
import type { FastifyInstance } from 'fastify';

/**
 * `GET /api/calendar.ics?token=…`: the camp's calendar for a program that can only ask for an address (decision 0083).
 * The token stands in the query, which is in no log.
 */
export function registerCalendar(
  app: FastifyInstance,
  services: Pick<Services, 'campCalendar'>,
): void {
  app.get<{ Querystring: { token?: unknown } }>('/api/calendar.ics', async (request, reply) => {
    const { token } = request.query;
    const file = await services.campCalendar.feed(typeof token === 'string' ? token : '');
    return reply.type('text/calendar; charset=utf-8').send(file);
  });
}
