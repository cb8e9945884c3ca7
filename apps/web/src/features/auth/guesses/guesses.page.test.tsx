import { describe, expect, test } from 'vitest';
import { callAs } from '../../../../test/call-as.ts';
import { createWorld, type WorldPerson } from '../../../../test/world.tsx';

/** Wrong passwords for an account, from devices that it does not know. */
async function guess(person: WorldPerson, times: number): Promise<void> {
  const { username } = person;
  for (let tried = 0; tried < times; tried += 1) {
    const wrong = { username, password: 'a-guess' };
    await expect(callAs({ ...person, token: '' }, 'auth.login', wrong)).rejects.toThrow();
  }
}

describe('above the home', () => {
  test.each([
    ['student', 'tell your teacher or your parents'],
    ['parent', 'choose a long password'],
  ] as const)('a %s reads that somebody guesses, until it was seen', async (role, advice) => {
    const world = await createWorld();
    const person = await world.given({ role, username: 'ruth' });
    await guess(person, 5);
    world.signIn(person);
    const screen = await world.open('/');
    const notice = screen.getByRole('status', { name: 'Wrong passwords' });
    await expect.element(notice.getByText(/5 wrong passwords/)).toBeVisible();
    await expect.element(notice.getByText(new RegExp(advice))).toBeVisible();
    await notice.getByRole('button', { name: 'I have seen it' }).click();
    await expect.element(notice).not.toBeInTheDocument();
  });

  test('nothing stands after a slip of the fingers', async () => {
    const world = await createWorld();
    const person = await world.given({ role: 'parent', username: 'ruth' });
    await guess(person, 4);
    world.signIn(person);
    const screen = await world.open('/');
    await expect.element(screen.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect
      .element(screen.getByRole('status', { name: 'Wrong passwords' }))
      .not.toBeInTheDocument();
  });
});
