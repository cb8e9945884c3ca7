import type { Duplex } from 'node:stream';
import type { FastifyRequest } from 'fastify';

/** Connections whose request may take longer than the server's request timeout. */
const exempt = new WeakSet<Duplex>();

/**
 * Does work for a request that may take longer than the request timeout: who allows it has asked who sends, and
 * looks to it that bytes keep coming.
 */
export async function withoutRequestTimeout<T>(
  request: FastifyRequest,
  work: () => Promise<T>,
): Promise<T> {
  const { socket } = request.raw;
  exempt.add(socket);
  try {
    return await work();
  } finally {
    exempt.delete(socket);
  }
}

/** Whether an error of a connection is only the request timeout, from which its request is exempt. */
export function isExemptTimeout(error: NodeJS.ErrnoException, socket: Duplex): boolean {
  return error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && exempt.has(socket);
}
