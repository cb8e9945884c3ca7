import { readConfig } from '../src/config.ts';
import { startHost } from '../src/host.ts';

/** The host, with games that take seconds instead of minutes. */
const host = await startHost(readConfig(), {
  roomPacing: { answerSeconds: 8, explanationSeconds: 1 },
});
process.on('SIGTERM', () => {
  void host.close().then(() => process.exit(0));
});
process.stdout.write(`http://localhost:${host.port}\nCtrl-C stops it.\n`);
