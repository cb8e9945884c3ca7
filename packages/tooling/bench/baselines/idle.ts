/** The floor of memory: Node with nothing but an HTTP server of its own. */
import { createServer } from 'node:http';

const server = createServer((_request, response) => response.end('ready'));
server.listen(Number(process.env.PORT), process.env.HOST);
process.once('SIGTERM', () => server.close());
