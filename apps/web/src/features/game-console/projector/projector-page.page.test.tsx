import { describe, expect, test } from 'vitest';
import { callAs } from '../../../../test/call-as.ts';
import {
  answer,
  type ClassWorld,
  givenClass,
  givenRoom,
  lead,
  playToTheEnd,
} from '../../../../test/class-room.ts';

/** Names that no question asks about: whoever looks for a child's name on the wall finds nobody else's. */
const CHILDREN = ['Wilhelmina', 'Thorvald'] as const;

/** Longer than the page waits before it asks again. */
const WAIT = { timeout: 10_000 };

async function openProjector(school: ClassWorld, wish: Readonly<Record<string, unknown>> = {}) {
  const code = await givenRoom(school, wish);
  const screen = await school.world.open(`/multiplayer-games/projector/${code}`);
  return { code, screen };
}

describe('the wall before a game', () => {
  test('shows the address, the code and a QR code that leads into the room', async () => {
    const { code, screen } = await openProjector(await givenClass());
    await expect.element(screen.getByText('lamplight.test')).toBeVisible();
    await expect.element(screen.getByText(code, { exact: true })).toBeVisible();
    await expect
      .element(screen.getByRole('img', { name: `QR code to join room ${code}` }))
      .toBeVisible();
    await expect.element(screen.getByText('Who is playing?')).toBeVisible();
  });

  test('shows those who come by the names that all may see, and no real one', async () => {
    const { screen } = await openProjector(await givenClass(...CHILDREN));
    await expect.element(screen.getByText('2 are here')).toBeVisible();
    await expect.poll(() => screen.getByRole('listitem').elements(), WAIT).toHaveLength(2);
    expect(document.body.textContent).not.toMatch(/Wilhelmina|Thorvald/);
  });

  test('fills the screen: no menu, no footer, no cookie banner', async () => {
    const { screen } = await openProjector(await givenClass());
    await expect.element(screen.getByText('Who is playing?')).toBeVisible();
    await expect.element(screen.getByRole('banner')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
    await expect.element(screen.getByText('Cookie Settings')).not.toBeInTheDocument();
  });

  test('can start the game itself', async () => {
    const { screen } = await openProjector(await givenClass(...CHILDREN));
    await screen.getByRole('button', { name: 'Start' }).click();
    await expect.element(screen.getByText('Question 1 of 3')).toBeVisible();
  });
});

describe('the wall in a game', () => {
  test('shows what is to be put in order below the question, and how many had it right', async () => {
    const school = await givenClass(...CHILDREN);
    const question = { kind: 'order', question: 'Who lived first?', explanation: '', topic: '' };
    const questions = [1, 2, 3].map(() => ({ ...question, options: ['Noah', 'Moses', 'David'] }));
    const { id: questionSetId } = await callAs<{ id: number }>(
      school.teacher,
      'questionSets.create',
      { name: 'Order', questions },
    );
    const { code, screen } = await openProjector(school, { questionSetId });
    await lead(school.teacher, code, 'start');
    const asked = screen.getByRole('heading', { name: 'Who lived first?' });
    const things = screen.getByRole('list', { name: 'To be put in order' });
    await expect.element(things).toBeVisible();
    const bottom = asked.element().getBoundingClientRect().bottom;
    expect(things.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    await lead(school.teacher, code, 'skip');
    await expect.element(screen.getByText('0 players had it right')).toBeVisible();
    const lines = screen.getByRole('list', { name: 'Answers' }).getByRole('listitem').elements();
    expect(lines.map((line) => line.textContent)).toEqual(['1Noah', '2Moses', '3David']);
  });

  test('counts the answers, and shows the right one when the question has ended', async () => {
    const school = await givenClass(...CHILDREN);
    const [wilhelmina, thorvald] = school.children;
    if (!wilhelmina || !thorvald) throw new Error('nobody is here');
    const { code, screen } = await openProjector(school);
    await lead(school.teacher, code, 'start');
    await expect.element(screen.getByText('0 of 2 answered')).toBeVisible();
    expect(document.querySelectorAll('[data-state="right"]')).toHaveLength(0);
    await answer(school, code, wilhelmina, true);
    await expect.element(screen.getByText('1 of 2 answered')).toBeVisible();
    expect(document.querySelectorAll('[data-state="right"]')).toHaveLength(0);
    await answer(school, code, thorvald, false);
    await expect.element(screen.getByRole('list', { name: 'Scores' })).toBeVisible();
    expect(document.querySelectorAll('[data-state="right"]')).toHaveLength(1);
    expect(document.body.textContent).not.toMatch(/Wilhelmina|Thorvald/);
  });

  test('hides the question while the game is paused', async () => {
    const school = await givenClass(...CHILDREN);
    const { code, screen } = await openProjector(school);
    await lead(school.teacher, code, 'start');
    await screen.getByRole('button', { name: 'Pause' }).click();
    await expect.element(screen.getByText('The game goes on in a moment.')).toBeVisible();
    await screen.getByRole('button', { name: 'Go on' }).click();
    await expect.element(screen.getByText('The game goes on in a moment.')).not.toBeInTheDocument();
  });

  test('shows no scores in a room without them', async () => {
    const school = await givenClass(...CHILDREN);
    const { code, screen } = await openProjector(school, { ranking: 'off' });
    await playToTheEnd(school, code);
    await expect.element(screen.getByText('Well played!')).toBeVisible();
    await expect.element(screen.getByText(/points/)).not.toBeInTheDocument();
  });
});

describe('the wall after a game', () => {
  test('thanks everybody and honours those with points', async () => {
    const school = await givenClass(...CHILDREN);
    const { code, screen } = await openProjector(school);
    await playToTheEnd(school, code);
    await expect.element(screen.getByText('Well played!')).toBeVisible();
    await expect.element(screen.getByText('2 of you answered 3 questions together.')).toBeVisible();
    await expect.element(screen.getByText('Place 1')).toBeInTheDocument();
    // Nobody is shown with nothing.
    await expect.element(screen.getByText('Place 2')).not.toBeInTheDocument();
  });
});

test('a room that is not there says so on the wall', async () => {
  const { world } = await givenClass();
  const screen = await world.open('/multiplayer-games/projector/NOROOM');
  await expect.element(screen.getByText('This room is closed.')).toBeVisible();
});
