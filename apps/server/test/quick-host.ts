import { readConfig } from '../src/config.ts';
import { startRestartingHost } from '../src/restarting-host.ts';

/** The host, with games that take seconds instead of minutes. */
const host = await startRestartingHost(
  readConfig(),
  {
    onRestart: () => {},
    onLost(error) {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  },
  { roomPacing: { answerSeconds: 8, explanationSeconds: 1 } },
);
process.on('SIGTERM', () => {
  void host.close().then(() => process.exit(0));
});
process.stdout.write(`http://localhost:${host.port}\nCtrl-C stops it.\n`);
