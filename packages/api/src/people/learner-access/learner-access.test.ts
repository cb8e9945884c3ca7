import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  createTestApp,
  createTestMailbox,
  type Person,
  type TestApp,
} from '../../testing/index.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

async function maySee(person: Person, userId: number): Promise<boolean> {
  const caller = await person.call();
  return caller.progress.records({ userId }).then(
    () => true,
    () => false,
  );
}

describe('the progress of a child is seen', () => {
  test('by the child and by no other child', async () => {
    const child = await app.given.student();
    const friend = await app.given.student();
    expect(await maySee(child, child.id)).toBe(true);
    expect(await maySee(friend, child.id)).toBe(false);
  });

  test('by an approved teacher of the class, and not by one who waits for approval', async () => {
    const child = await app.given.student();
    const teacher = await app.given.teacher();
    const newcomer = await app.given.teacher({ approved: false });
    expect(await maySee(teacher, child.id)).toBe(true);
    expect(await maySee(newcomer, child.id)).toBe(false);
  });

  test('by an admin', async () => {
    const child = await app.given.student();
    expect(await maySee(await app.given.admin(), child.id)).toBe(true);
  });

  test('by the parent whose address the child gave, on a host without a mail server', async () => {
    const child = await app.given.student({ parentEmail: 'Eva@Example.org' });
    const parent = await app.given.parent({ email: 'eva@example.org' });
    const stranger = await app.given.parent({ email: 'adam@example.org' });
    expect(await app.services.families.between(parent.id, child.id)).toBe('unconfirmed');
    expect(await maySee(parent, child.id)).toBe(true);
    expect(await maySee(stranger, child.id)).toBe(false);
  });

  test('by that parent only after they proved the address, where mail is sent', async () => {
    const mailbox = createTestMailbox();
    const mailing = await createTestApp({ mailTransport: mailbox });
    const child = await mailing.given.student({ parentEmail: 'eva@example.org' });
    const parent = await mailing.given.parent({ email: 'eva@example.org' });
    expect(await maySee(parent, child.id)).toBe(false);

    await mailing.services.mail.deliverDue();
    await mailing.visitor.auth.magicLogin({ token: mailbox.tokenFor('eva@example.org') });
    expect(await mailing.services.families.between(parent.id, child.id)).toBe('confirmed');
    expect(await maySee(parent, child.id)).toBe(true);

    const sibling = await mailing.given.student({ parentEmail: 'eva@example.org' });
    expect(await mailing.services.families.between(parent.id, sibling.id)).toBe('confirmed');
    await mailing.close();
  });
});
