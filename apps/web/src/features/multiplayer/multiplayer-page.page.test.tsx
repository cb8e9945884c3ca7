import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { RenderResult } from 'vitest-browser-react';
import { callAs } from '../../../test/call-as.ts';
import {
  answerAs,
  createRoom,
  friendOf,
  NEWS,
  NoSocket,
  openGames,
  roomForTwo,
} from '../../../test/rooms.ts';

beforeEach(() => vi.stubGlobal('WebSocket', NoSocket));

const button = (screen: RenderResult, name: string) => screen.getByRole('button', { name });

test('a child sees the five games with their numbers, how to play, and that no room is open', async () => {
  const { screen } = await openGames();
  await expect.element(screen.getByRole('radio', { name: /Bible Trivia/ })).toBeChecked();
  for (const words of [
    /Bible Trivia.*Up to 6 players.*8-12 min.*Easy to Hard/,
    /Math Race.*Up to 4 players.*4-8 min.*Grade level/,
    /Verse Memory.*Up to 8 players.*8-12 min.*Medium/,
    /AI Quiz.*Up to 6 players.*8-12 min.*Beginner/,
    /Science Blast.*Up to 6 players.*8-12 min.*Elementary\+/,
  ]) {
    await expect.element(screen.getByRole('radio', { name: words })).toBeInTheDocument();
  }
  await expect.element(screen.getByText(/No room is open right now/)).toBeVisible();

  await button(screen, 'Show me how').click();
  const dialog = screen.getByRole('dialog', { name: 'New here?' });
  for (let step = 1; step <= 5; step += 1) {
    await expect
      .element(dialog.getByRole('progressbar', { name: `Step ${step} of 5` }))
      .toBeVisible();
    await dialog.getByRole('button', { name: step < 5 ? 'Next' : "Let's play!" }).click();
  }
  await expect.element(dialog).not.toBeInTheDocument();
});

test('two children gather, play a question, learn from it and see the end', async () => {
  const page = await openGames();
  const { screen } = page;
  const code = await createRoom(screen);
  await expect.element(screen.getByText('Host')).toBeVisible();
  await expect.element(screen.getByText(/You need at least 2 players/)).toBeVisible();
  await expect.element(button(screen, 'Start Game')).not.toBeInTheDocument();

  const friend = await friendOf(page.world);
  await callAs(friend, 'multiplayer.join', { code });
  await expect.element(screen.getByText(/ joined!/), NEWS).toBeVisible();
  await button(screen, "I'm ready!").click();
  await expect.element(screen.getByText('Ready', { exact: true })).toBeVisible();
  await button(screen, 'Start Game').click();
  await expect.element(screen.getByText('Game started automatically!')).toBeVisible();
  await expect.element(screen.getByText('Question 1 of 15')).toBeVisible();
  await expect.element(screen.getByRole('timer', { name: 'Time left' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Live scores' })).toBeVisible();

  await userEvent.keyboard('b');
  await expect.element(screen.getByText(/Your answer is in!/)).toBeVisible();
  expect(document.querySelectorAll('[data-option]')).toHaveLength(0);
  expect(document.querySelectorAll('[data-state="chosen"]')).toHaveLength(1);
  await answerAs(friend, 0);
  await expect.element(screen.getByText('Next question'), NEWS).toBeVisible();
  expect(document.querySelectorAll('[data-state="right"]')).toHaveLength(1);

  await button(screen, 'End game').click();
  await screen.getByRole('dialog').getByRole('button', { name: 'End game' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Game finished!' })).toBeVisible();
  await expect.element(screen.getByText(/Right answers|Questions played/)).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Final scores' })).toBeVisible();
  await button(screen, 'Play again').click();
  await expect.element(screen.getByText('Players (2/6)')).toBeVisible();
}, 40_000);

test('whoever joins waits for the host, and plays when the game starts', async () => {
  const { world, screen } = await openGames();
  const host = await friendOf(world);
  const room = { gameType: 'math-race', name: 'Quick minds', calm: true };
  const { room: made } = await callAs<{ room: { id: string } }>(host, 'multiplayer.create', room);
  await button(screen, 'Join Quick minds').click();
  await expect.element(screen.getByRole('heading', { name: 'Quick minds' })).toBeVisible();
  await expect.element(screen.getByText('Waiting for host to start the game')).toBeVisible();
  await expect.element(button(screen, 'Start Game')).not.toBeInTheDocument();
  await callAs(host, 'multiplayer.start', { roomId: made.id });
  await expect.element(screen.getByText('Question 1 of 10'), NEWS).toBeVisible();
  await expect.element(screen.getByText(/Take your time/)).toBeVisible();
  await expect.element(screen.getByRole('timer')).not.toBeInTheDocument();

  await button(screen, 'Leave Game').click();
  await button(screen, 'Keep playing').click();
  await button(screen, 'Leave Game').click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Leave Game' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Multiplayer Games' })).toBeVisible();
}, 30_000);

test('a code is typed as it comes; a wrong one is explained, a full room says so', async () => {
  const { world, screen } = await openGames();
  const host = await friendOf(world);
  const room = { gameType: 'ai-quiz', name: 'Only two', maxPlayers: 2 };
  const made = await callAs<{ room: { id: string } }>(host, 'multiplayer.create', room);
  const field = screen.getByLabelText('Room code');
  await field.fill('zz zz-zzzzzzz');
  await expect.element(field).toHaveValue('ZZZZZZZZ');
  await button(screen, 'Join Room').click();
  await expect.element(screen.getByText('You could not join')).toBeVisible();

  await field.fill(made.room.id.toLowerCase());
  await button(screen, 'Join Room').click();
  await expect.element(screen.getByText('Players (2/2)')).toBeVisible();
  await button(screen, 'Leave Room').click();
  const third = await friendOf(world);
  await callAs(third, 'multiplayer.join', { code: made.room.id });
  await expect.element(screen.getByText('Full', { exact: true }), NEWS).toBeVisible();
  await expect.element(button(screen, 'Join Only two')).not.toBeInTheDocument();
}, 30_000);

test('a start that fails says why', async () => {
  const page = await openGames();
  const { code, friend } = await roomForTwo(page);
  await callAs(friend, 'multiplayer.leave', { roomId: code });
  await button(page.screen, 'Start Game').click();
  await expect.element(page.screen.getByText('Failed to start game')).toBeVisible();
  await expect.element(page.screen.getByText('A game needs at least 2 players.')).toBeVisible();
}, 30_000);

test('what was missed can be practiced without a clock, marked by the host', async () => {
  const page = await openGames();
  const { screen } = page;
  const { friend } = await roomForTwo(page);
  await button(screen, 'Start Game').click();
  await expect.element(screen.getByText('Question 1 of 15')).toBeVisible();
  await answerAs(friend, 0);
  await button(screen, 'End game').click();
  await screen.getByRole('dialog').getByRole('button', { name: 'End game' }).click();
  await button(screen, 'Practice what you missed').click();
  await expect.element(screen.getByText('Question 1 of 1')).toBeVisible();
  await userEvent.keyboard('1');
  await button(screen, 'Finish').click();
  await expect.element(screen.getByRole('heading', { name: 'Practice done!' })).toBeVisible();
  await expect.element(screen.getByText(/[01] of 1 right this time/)).toBeVisible();
}, 30_000);

test('the youngest create a calm room with one touch', async () => {
  const { screen } = await openGames({ age: 5 });
  await expect.element(screen.getByRole('switch', { name: /Calm game/ })).toBeChecked();
  await expect.element(screen.getByLabelText('Room name')).not.toBeInTheDocument();
  await button(screen, 'Create Room').click();
  await expect.element(screen.getByText(/Calm game: no clock/)).toBeVisible();
});

test('a room whose name tells of danger brings the kind words alone, another refused name its reason', async () => {
  const { screen } = await openGames();
  const failed = screen.getByText('The room could not be created');
  await screen.getByLabelText('Room name').fill('I want to die');
  await button(screen, 'Create Room').click();
  const dialog = screen.getByRole('dialog', { name: 'You are not alone with this' });
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'I have read it' }).click();
  await expect.element(failed).not.toBeInTheDocument();
  await screen.getByLabelText('Room name').fill('shit room');
  await button(screen, 'Create Room').click();
  await expect.element(failed).toBeVisible();
});
