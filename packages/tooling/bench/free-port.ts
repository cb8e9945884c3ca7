import { createServer } from 'node:net';

/** A TCP port that nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return tryPort(0);
}

/** The first TCP port from a number on that nobody listens on at this moment. */
export async function firstFreePort(from: number): Promise<number> {
  try {
    return await tryPort(from);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return firstFreePort(from + 1);
  }
}

/** Listens for a moment; 0 lets the system choose. */
function tryPort(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('No port was given.')),
      );
    });
  });
}
