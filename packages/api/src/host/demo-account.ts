import { type Db, transact } from '@lamplight/db';
import type { Passwords } from '../auth/passwords.ts';
import { usernameKey } from '../auth/username-key.ts';
import type { ClassesService } from '../classes/classes.service.ts';
import type { Clock } from '../platform/clock.ts';
import { deleteUser, findUserByUsernameKey, insertUser } from '../users/users.repository.ts';

/** The account that the sign-in screen offers to someone who just looks around. */
export const DEMO_ACCOUNT = { username: 'demo', password: 'lamplight' } as const;

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly classes: ClassesService;
}

/** Makes the demo student where it is wanted and missing, and removes it where it is not. */
export async function ensureDemoAccount(deps: Dependencies, wanted: boolean): Promise<void> {
  const { db, clock, passwords, classes } = deps;
  const key = usernameKey(DEMO_ACCOUNT.username);
  const existing = await findUserByUsernameKey(db, key);
  if (existing && !wanted && existing.isDemo === 1) await deleteUser(db, existing.id);
  if (existing || !wanted) return;
  const passwordHash = await passwords.hash(DEMO_ACCOUNT.password);
  const now = clock.now();
  await transact(db, async (trx) => {
    const id = await insertUser(trx, {
      username: DEMO_ACCOUNT.username,
      usernameKey: key,
      passwordHash,
      role: 'student',
      firstName: 'Demo',
      age: 9,
      grade: 4,
      isDemo: 1,
      createdAt: now,
    });
    await classes.joinFirstClass(trx, id, 'student');
  });
}
