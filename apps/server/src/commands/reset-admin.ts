import { createServices, secureRandom, systemClock } from '@lamplight/api';
import { openBesideServer } from '@lamplight/db';
import { passwordSchema, usernameSchema } from '@lamplight/domain/auth';
import { RELEASE } from '../release.ts';
import { createThreadRunner } from '../runner/thread-runner.ts';
import { type Command, UsageError } from './command.ts';

const GENERATED_LENGTH = 12;
const quiet = { info() {}, warn() {}, error() {} };

export const resetAdmin: Command = {
  usage: 'reset-admin USERNAME',
  summary: 'Give an admin a new password (ADMIN_PASSWORD, or a made-up one), or make the admin.',
  async run({ config, args, print }) {
    const [name, ...more] = args;
    if (name === undefined || more.length > 0) throw new UsageError('Name one admin.');
    const parsed = usernameSchema.safeParse(name);
    if (!parsed.success) throw new UsageError(parsed.error.issues[0]?.message ?? 'A bad name.');
    const given = config.admin.password;
    const password = passwordSchema.parse(given ?? secureRandom.code(GENERATED_LENGTH));
    const { db, close } = await openBesideServer(config.data.folder);
    try {
      const { setup } = createServices({
        db,
        clock: systemClock,
        random: secureRandom,
        log: quiet,
        release: RELEASE,
        mailTransport: null,
        teachersAreApproved: config.teachersAreApproved,
        demoAccounts: config.demoAccounts,
        runner: createThreadRunner(),
      });
      const done = await setup.ensureAdmin({ username: parsed.data, password });
      print(
        done === 'created' ? `Admin "${parsed.data}" made.` : `Password of "${parsed.data}" set.`,
      );
      if (given === null) print(`Password: ${password}`);
      return 0;
    } finally {
      await close();
    }
  },
};
