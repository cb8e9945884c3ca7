import type { Duplex } from 'node:stream';
import type { FastifyRequest } from 'fastify';

/** Connections whose request may take longer than others. */
const patient = new WeakSet<Duplex>();

/**
 * Does work for a request that may take longer than requests may: who allows it has asked who sends, and looks
 * to it that bytes keep coming.
 */
export async function withPatience<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
  const { socket } = request.raw;
  patient.add(socket);
  try {
    return await work();
  } finally {
    patient.delete(socket);
  }
}

/** Whether an error of a connection only says that its request takes long, and that is allowed. */
export function isAllowedToTakeLong(error: NodeJS.ErrnoException, socket: Duplex): boolean {
  return error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && patient.has(socket);
}
