import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createTestApp,
  createTestMailbox,
  TEST_PASSWORD,
  type TestApp,
} from '../../testing/index.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const JOEL = {
  username: 'joel',
  firstName: 'Joel',
  role: 'teacher',
  ownPassword: TEST_PASSWORD,
} as const;
const tokenOf = (link: string | null) => new URL(link ?? '').searchParams.get('token') ?? '';

test('a teacher whom an admin makes sees the class, with a password of their own choice', async () => {
  const child = await app.given.student();
  const { admin } = await (await app.given.admin()).call();
  const { user, link } = await admin.createAccount(JOEL);
  expect(user).toMatchObject({ username: 'joel', role: 'teacher', approved: true });
  expect(link).toMatch(/^http:\/\/lamplight\.test\/reset-password\?token=/);

  const password = 'my-own-words';
  app.clock.advance({ days: 6 });
  await app.visitor.auth.resetPassword({ token: tokenOf(link), password });
  const again = app.visitor.auth.resetPassword({ token: tokenOf(link), password });
  await expect(again).rejects.toMatchObject({ cause: { code: 'INVALID_LINK' } });
  const { token } = await app.visitor.auth.login({ username: 'joel', password });
  const { actor } = await app.contextFor(token);
  if (actor.kind !== 'user') throw new Error('joel is signed in');
  const students = await app.services.teaching.students(actor.user);
  expect(students.map(({ id }) => id)).toEqual([child.id]);
});

test('the link ends after seven days', async () => {
  const { admin } = await (await app.given.admin()).call();
  const { link } = await admin.createAccount(JOEL);
  app.clock.advance({ days: 7 });
  const late = app.visitor.auth.resetPassword({ token: tokenOf(link), password: 'my-own-words' });
  await expect(late).rejects.toMatchObject({ cause: { code: 'INVALID_LINK' } });
});

test('a parent whom an admin makes gets the link by mail where the host sends mail', async () => {
  const mailbox = createTestMailbox();
  const mailing = await createTestApp({ mailTransport: mailbox });
  const child = await mailing.given.student({ parentEmail: 'eva@example.org' });
  const { admin } = await (await mailing.given.admin()).call();
  const eva = { username: 'eva', email: 'Eva@example.org', role: 'parent' } as const;
  const { user, link } = await admin.createAccount(eva);
  expect(link).toBeNull();
  await mailing.services.mail.deliverDue();
  const token = mailbox.tokenFor('eva@example.org');
  expect(await mailing.services.families.between(user.id, child.id)).toBeNull();
  await mailing.visitor.auth.resetPassword({ token, password: 'my-own-words' });
  // The link was mailed there: whoever opened it owns the address.
  expect(await mailing.services.families.between(user.id, child.id)).toBe('confirmed');
  await mailing.close();
});

test('no account is made with a name that somebody has, or as an admin or a student', async () => {
  await app.given.student({ username: 'Joel' });
  const { admin } = await (await app.given.admin()).call();
  await expect(admin.createAccount(JOEL)).rejects.toMatchObject({
    cause: { code: 'USERNAME_TAKEN' },
  });
  for (const role of ['admin', 'student']) {
    const forged = { username: 'amos', role } as unknown as typeof JOEL;
    await expect(admin.createAccount(forged)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  }
  await expect(admin.createAccount({ ...JOEL, username: 'amos' })).resolves.toBeDefined();
});
