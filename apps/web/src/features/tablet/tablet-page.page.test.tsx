import { SIGN_IN_PICTURES } from '@lamplight/domain/classroom-sign-in';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { RenderResult } from 'vitest-browser-react';
import { callAs } from '../../../test/call-as.ts';
import { givenSignInClass, type SignInClass, tabletCode } from '../../../test/sign-in-class.ts';
import { createWorld } from '../../../test/world.tsx';
import pictureTexts from '../../i18n/en/sign-in-pictures.json';
import { tabletUse } from '../../lib/class-tablet.ts';
import { sessionToken } from '../../lib/session-token.ts';

afterEach(() => void vi.useRealTimers());

async function openTablet(...names: string[]) {
  const world = await createWorld();
  const room = await givenSignInClass(world, ...names);
  const screen = await world.open(`/tablet?code=${(await tabletCode(room)).toLowerCase()}`);
  await screen.getByRole('button', { name: 'Make it a class tablet' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  return { world, room, screen };
}

async function tap(screen: RenderResult, pictures: readonly (keyof typeof pictureTexts.names)[]) {
  for (const picture of pictures) {
    const name = pictureTexts.names[picture];
    await screen.getByRole('button', { name, exact: true }).click();
  }
}

const picturesOf = ({ cards }: SignInClass, name: string) =>
  cards.find((card) => card.name === name)?.pictures ?? [];

async function decideFirst({ teacher }: SignInClass, letIn: boolean) {
  const answer = await fetch('/trpc/tablets.requests', {
    headers: { authorization: `Bearer ${teacher.token}` },
  });
  const { result } = await answer.json();
  await callAs(teacher, 'tablets.decide', { id: result.data[0].id, letIn });
}

async function removeTablet({ teacher, classId }: SignInClass) {
  const answer = await fetch(
    `/trpc/tablets.list?input=${encodeURIComponent(JSON.stringify({ classId }))}`,
    { headers: { authorization: `Bearer ${teacher.token}` } },
  );
  const { result } = await answer.json();
  await callAs(teacher, 'tablets.remove', { id: result.data[0].id });
}

describe('a class tablet', () => {
  test('takes three pictures, refuses wrong ones kindly, and opens the home with the right ones', async () => {
    const { room, screen } = await openTablet('Mia', 'Noah');
    await screen.getByRole('button', { name: 'Mia' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Hello, Mia!' })).toBeVisible();
    const own = picturesOf(room, 'Mia');
    await tap(screen, SIGN_IN_PICTURES.filter((picture) => !own.includes(picture)).slice(0, 3));
    await expect
      .element(screen.getByText('These are not your three pictures yet. Try again!'))
      .toBeVisible();
    await tap(screen, own.slice(0, 1));
    await screen.getByRole('button', { name: 'Undo' }).click();
    await tap(screen, own);
    await expect.element(screen.getByText("Today's Learning Adventure")).toBeVisible();
  });

  test('lets a child ask, and the teacher answers', async () => {
    const { world, room, screen } = await openTablet('Mia');
    await screen.getByRole('button', { name: 'Mia' }).click();
    const tooSoon = world.hold('tablets.askTeacher');
    await screen.getByRole('button', { name: 'Ask my teacher' }).click();
    await screen.getByRole('button', { name: 'Back to everybody' }).click();
    const sent = vi.spyOn(window, 'fetch');
    tooSoon.letThrough();
    // A child who has gone again is taken off the teacher's list.
    const takenBack = () => sent.mock.calls.some(([to]) => String(to).includes('withdrawEntry'));
    await expect.poll(takenBack, { timeout: 15_000 }).toBe(true);
    await screen.getByRole('button', { name: 'Mia' }).click();
    await screen.getByRole('button', { name: 'Ask my teacher' }).click();
    await expect.element(screen.getByText(/^Your teacher knows/)).toBeVisible();
    await decideFirst(room, false);
    await expect.element(screen.getByText(/^Your teacher can't come right now/)).toBeVisible();
    await screen.getByRole('button', { name: 'Ask again' }).click();
    await expect.element(screen.getByText(/^Your teacher knows/)).toBeVisible();
    await decideFirst(room, true);
    await expect.element(screen.getByText("Today's Learning Adventure")).toBeVisible();
  });

  test('that is out of reach of the host says so and keeps what was there', async () => {
    const { world, screen } = await openTablet('Mia');
    await screen.getByRole('button', { name: 'Mia' }).click();
    world.disconnect();
    await tap(screen, ['sun', 'key', 'tulip']);
    await expect.element(screen.getByText(/^We can't reach the computer/)).toBeVisible();
    await screen.getByRole('button', { name: 'Back to everybody' }).click();
    await expect.element(screen.getByRole('button', { name: 'Mia' })).toBeVisible();
    world.reconnect();
  });

  test('that was removed shows nobody and can be made one again', async () => {
    const { room, screen } = await openTablet('Mia');
    await screen.getByRole('button', { name: 'Mia' }).click();
    await removeTablet(room);
    await tap(screen, picturesOf(room, 'Mia'));
    await expect.element(screen.getByText(/^This device is no class tablet/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Mia' })).not.toBeInTheDocument();
    await screen.getByLabelText('Code').fill(await tabletCode(room));
    await screen.getByRole('button', { name: 'Make it a class tablet' }).click();
    await expect.element(screen.getByRole('button', { name: 'Mia' })).toBeVisible();
  });

  test('that learns of its removal by itself can be made one again', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { room, screen } = await openTablet('Mia');
    await expect.element(screen.getByRole('button', { name: 'Mia' })).toBeVisible();
    await removeTablet(room);
    // It looks who is in the class every fifteen seconds.
    vi.advanceTimersByTime(15_000);
    await expect.element(screen.getByText(/^This device is no class tablet/)).toBeVisible();
    await screen.getByLabelText('Code').fill(await tabletCode(room));
    await screen.getByRole('button', { name: 'Make it a class tablet' }).click();
    await expect.element(screen.getByRole('button', { name: 'Mia' })).toBeVisible();
  });

  test('that did not hear the host’s answer can send its code again', async () => {
    const world = await createWorld();
    const room = await givenSignInClass(world, 'Mia');
    const screen = await world.open(`/tablet?code=${await tabletCode(room)}`);
    const pair = screen.getByRole('button', { name: 'Make it a class tablet' });
    world.loseAnswers('tablets.pair');
    await pair.click();
    await expect.element(screen.getByText(/^We can't reach the computer/)).toBeVisible();
    world.reconnect();
    await pair.click();
    await expect.element(screen.getByRole('button', { name: 'Mia' })).toBeVisible();
  });
});

describe('a card', () => {
  test('that was replaced leads to the teacher, the new one to the pictures', async () => {
    const world = await createWorld();
    const { teacher, classId, cards } = await givenSignInClass(world, 'Mia');
    const wish = { classId, kind: 'words', userIds: cards.map(({ userId }) => userId) };
    const fresh = await callAs<{ cards: { token: string; password: string }[] }>(
      ...([teacher, 'signInCards.make', wish] as const),
    );
    const old = await world.open(`/card#${cards[0]?.token}`);
    await expect.element(old.getByText('This card is not good any more')).toBeVisible();
    await old.unmount();
    const screen = await world.open(`/card#${fresh.cards[0]?.token}`);
    await screen.getByLabelText('Password').fill('lantern-owl-river-11');
    await screen.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect.element(screen.getByText(/^That is not the password on your card/)).toBeVisible();
    await screen.getByLabelText('Password').fill(fresh.cards[0]?.password ?? '');
    await screen.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect.element(screen.getByText("Today's Learning Adventure")).toBeVisible();
  });

  test.each([
    ['a card of today', '/card#'],
    ['a card that was printed earlier', '/card?t='],
  ])('%s opens, and its token leaves the address', async (_name, before) => {
    const world = await createWorld();
    const { cards } = await givenSignInClass(world, 'Mia');
    const screen = await world.open(`${before}${cards[0]?.token}`);
    await expect.element(screen.getByRole('heading', { name: 'Hello, Mia!' })).toBeVisible();
    await expect.poll(() => world.address()).toBe('/card');
  });

  test('that is scanned after another in the same tab is the one that counts', async () => {
    const world = await createWorld();
    const { cards } = await givenSignInClass(world, 'Mia', 'Noah');
    const screen = await world.open(`/card#${cards[0]?.token}`);
    await expect.element(screen.getByRole('heading', { name: 'Hello, Mia!' })).toBeVisible();
    await expect.poll(() => world.address()).toBe('/card');
    world.goTo(`/card#${cards[1]?.token}`);
    await expect.element(screen.getByRole('heading', { name: 'Hello, Noah!' })).toBeVisible();
  });
});

describe('a child who is signed in on a class tablet', () => {
  /** Opens the home of a child who last touched the tablet so many seconds ago. */
  async function openHome(secondsAgo: number) {
    const { world, room, screen: tablet } = await openTablet('Mia');
    await tablet.unmount();
    const pictures = picturesOf(room, 'Mia');
    const token = room.cards[0]?.token;
    const answer = await callAs<{ token: string; user: { id: number } }>(
      ...([null, 'signInCards.signIn', { token, pictures }] as const),
    );
    const at = Date.now() - secondsAgo * 1000;
    tabletUse.write({ userId: answer.user.id, at });
    sessionToken.write(answer.token);
    return world.open('/');
  }

  test('is asked after ten quiet minutes, and stays when they answer', async () => {
    const screen = await openHome(10 * 60 + 5);
    await expect
      .element(screen.getByRole('dialog', { name: 'Are you still here, Mia?' }))
      .toBeVisible();
    await screen.getByRole('button', { name: 'Yes, I am here' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByText("Today's Learning Adventure")).toBeVisible();
  });

  test('who has gone leaves the tiles to the next one', async () => {
    const screen = await openHome(11 * 60);
    await expect.element(screen.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
    expect(sessionToken.read()).toBeUndefined();
  });
});
