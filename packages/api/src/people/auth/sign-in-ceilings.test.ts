import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, TEST_PASSWORD, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let child: Person;
beforeEach(async () => {
  app = await createTestApp();
  child = await app.given.student();
});
afterEach(() => app.close());

const ADDRESS = '192.0.2.50';
const tooMany = (retryAfter: number) => ({ cause: { code: 'TOO_MANY_ATTEMPTS', retryAfter } });

/** Signs in, with a right password unless told otherwise. */
function signIn(
  { username }: Pick<Person, 'username'>,
  device: { token: string | null; address: string } = { token: null, address: ADDRESS },
  password = TEST_PASSWORD,
) {
  return app.visitorAt(device).auth.login({ username, password });
}

describe('sign-ins from one address', () => {
  /** A program that tries names which nobody has. */
  async function tryNames(count: number): Promise<void> {
    const told = await Promise.allSettled(
      Array.from({ length: count }, (_, at) => signIn({ username: `nobody-${at}` })),
    );
    for (const one of told) {
      expect(one).toMatchObject({ reason: { cause: { code: 'BAD_CREDENTIALS' } } });
    }
  }

  test('are told to wait beyond those of a class, and go on elsewhere and soon', async () => {
    await tryNames(120);
    await expect(signIn({ username: 'nobody' })).rejects.toMatchObject(tooMany(1));
    await expect(signIn(child)).rejects.toMatchObject(tooMany(1));
    await expect(signIn(child, { token: null, address: '192.0.2.99' })).resolves.toBeDefined();
    app.clock.advance({ seconds: 1 });
    await expect(signIn(child)).resolves.toBeDefined();
  });

  test('are never refused to somebody on a device of theirs', async () => {
    const tablet = { token: null, address: ADDRESS };
    await signIn(child, tablet);
    await tryNames(119);
    await expect(signIn({ username: 'nobody' })).rejects.toMatchObject(tooMany(1));
    await expect(signIn(child, tablet)).resolves.toBeDefined();
  });
});

describe('right sign-ins of one account', () => {
  test('are told to wait beyond sixty at once, while another account goes on', async () => {
    const other = await app.given.student();
    const device = { token: null, address: ADDRESS };
    for (let count = 0; count < 60; count += 1) await signIn(child, device);
    await expect(signIn(child, device)).rejects.toMatchObject(tooMany(3));
    await expect(signIn(other, device)).resolves.toBeDefined();
    app.clock.advance({ seconds: 3 });
    await expect(signIn(child, device)).resolves.toBeDefined();
  });

  test('are not spent by wrong ones', async () => {
    const device = { token: null, address: ADDRESS };
    for (let count = 0; count < 59; count += 1) await signIn(child, device);
    await expect(signIn(child, device, 'a-wrong-one')).rejects.toMatchObject({
      cause: { code: 'BAD_CREDENTIALS' },
    });
    await expect(signIn(child, device)).resolves.toBeDefined();
  });
});
