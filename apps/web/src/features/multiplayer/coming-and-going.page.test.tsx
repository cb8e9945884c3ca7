import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { RenderResult } from 'vitest-browser-react';
import { callAs } from '../../../test/call-as.ts';
import { askAs, friendOf, NEWS, NoSocket, openGames, roomForTwo } from '../../../test/rooms.ts';
import { createWorld } from '../../../test/world.tsx';

beforeEach(() => vi.stubGlobal('WebSocket', NoSocket));

const button = (screen: RenderResult, name: string) => screen.getByRole('button', { name });

test('a reload goes on in the game, and an answer given while offline arrives when the host is back', async () => {
  const page = await openGames();
  const { code, friend } = await roomForTwo(page);
  await button(page.screen, 'Start Game').click();
  await expect.element(page.screen.getByText('Question 1 of 15')).toBeVisible();
  await page.screen.unmount();

  const screen = await page.world.open('/multiplayer-games');
  await expect.element(screen.getByText('Question 1 of 15')).toBeVisible();
  page.world.disconnect();
  await expect.element(screen.getByText('Reconnecting...'), NEWS).toBeVisible();
  await userEvent.click(document.querySelectorAll('[data-option]')[1] as Element);
  await expect.element(screen.getByText(/Your answer waits on this device/)).toBeVisible();
  page.world.reconnect();
  await expect.element(screen.getByText(/Your answer is in!/), NEWS).toBeVisible();
  await expect.element(screen.getByText('Reconnecting...'), NEWS).not.toBeInTheDocument();
  await callAs(friend, 'multiplayer.leave', { roomId: code });
}, 40_000);

test('without functional cookies the games ask for them first', async () => {
  const none = { essential: true, analytics: false, functional: false, preferences: false };
  localStorage.setItem('cookie-consent', JSON.stringify(none));
  const { screen } = await openGames();
  await expect.element(screen.getByText(/You have switched off functional cookies/)).toBeVisible();
  await button(screen, 'Allow and play').click();
  await expect.element(button(screen, 'Create Room')).toBeVisible();
  expect(JSON.parse(localStorage.getItem('cookie-consent') ?? '{}')).toEqual({
    ...none,
    functional: true,
  });
});

test('without the host the page says so, and opens when it is back', async () => {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'student', age: 9, grade: 4 }));
  world.disconnect('multiplayer.');
  const again = await world.open('/multiplayer-games');
  await expect.element(again.getByText('The games could not be opened')).toBeVisible();
  await expect.element(again.getByRole('button', { name: 'Try again' })).toBeEnabled();
  // Nobody has to press it: the page asks every three seconds.
  world.reconnect();
  await expect.element(again.getByRole('button', { name: 'Create Room' })).toBeVisible();
});

test('a child who scans before signing in comes to the room after it', async () => {
  const world = await createWorld();
  const visitor = await world.open('/multiplayer-games?code=K7MPXQ');
  await expect.element(visitor.getByText('You are invited to room K7MPXQ')).toBeVisible();
  await visitor.unmount();
  world.signIn(await world.given({ role: 'student', age: 9, grade: 4 }));
  const screen = await world.open('/');
  const dialog = screen.getByRole('dialog', { name: 'Join this room?' });
  await expect.element(dialog.getByText(/K7MPXQ/).first()).toBeInTheDocument();
});

test('a scanned code joins after asking, and not without', async () => {
  const { world, child, screen } = await openGames();
  const host = await friendOf(world);
  const made = await callAs<{ room: { id: string } }>(host, 'multiplayer.create', {
    gameType: 'bible-trivia',
    name: 'Scanned',
  });
  await screen.unmount();
  world.signIn(child);
  const path = `/multiplayer-games?code=${made.room.id.toLowerCase()}`;
  const asked = await world.open(path);
  await asked.getByRole('button', { name: 'Not now' }).click();
  await expect.element(asked.getByRole('button', { name: 'Join Scanned' })).toBeVisible();
  await asked.unmount();
  const again = await world.open(path);
  await again
    .getByRole('dialog', { name: 'Join this room?' })
    .getByRole('button', { name: 'Join Room' })
    .click();
  await expect.element(again.getByRole('heading', { name: 'Scanned' })).toBeVisible();
}, 30_000);

test('a game that a teacher leads can stand still, and a child with fewer answers sees fewer', async () => {
  const { world, child, screen } = await openGames();
  const teacher = await world.given({ role: 'teacher' });
  const [classroom] = await askAs<{ id: number }[]>(teacher, 'teaching.classes');
  const { room } = await callAs<{ room: { id: string } }>(teacher, 'multiplayer.openClassRoom', {
    name: 'Whole class',
    classId: classroom?.id,
    gameType: 'bible-trivia',
    band: 'elementary',
    ranking: 'off',
  });
  const roomId = room.id;
  await button(screen, 'Join Whole class').click();
  await expect.element(screen.getByText('Waiting for host to start the game')).toBeVisible();
  const accommodation = { timeFactor: 2, fewerOptions: true, readAloud: false };
  const request = { roomId, playerId: child.id, accommodation };
  await callAs(teacher, 'multiplayer.accommodate', request);
  const friend = await friendOf(world);
  await callAs(friend, 'multiplayer.join', { code: roomId });
  await callAs(teacher, 'multiplayer.start', { roomId });
  await expect.element(screen.getByText('Question 1 of 15'), NEWS).toBeVisible();
  expect(document.querySelectorAll('[data-option]')).toHaveLength(3);
  await expect.element(screen.getByText('Your points')).toBeVisible();
  await expect.element(button(screen, 'End game')).not.toBeInTheDocument();

  await callAs(teacher, 'multiplayer.control', { roomId, action: 'pause' });
  await expect.element(screen.getByText('The game is paused'), NEWS).toBeVisible();
  expect(document.querySelectorAll('[data-option]')).toHaveLength(0);
  await callAs(teacher, 'multiplayer.control', { roomId, action: 'resume' });
  await expect.element(screen.getByText('The game is paused'), NEWS).not.toBeInTheDocument();
  expect(document.querySelectorAll('[data-option]')).toHaveLength(3);

  await callAs(teacher, 'multiplayer.removePlayer', { roomId, playerId: child.id });
  await expect.element(screen.getByText('The room is closed'), NEWS).toBeVisible();
  await expect.element(button(screen, 'Create Room')).toBeVisible();
}, 40_000);
