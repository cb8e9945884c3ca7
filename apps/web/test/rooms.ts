import { expect } from 'vitest';
import type { RenderResult } from 'vitest-browser-react';
import { callAs } from './call-as.ts';
import { createWorld, type World, type WorldPerson } from './world.tsx';

/** News of others come at the next look at the host, every three seconds, and later on a busy machine. */
export const NEWS = { timeout: 20_000 };

/** A browser in which no socket opens: the page looks at the host every three seconds instead. */
export class NoSocket {
  constructor() {
    throw new Error('no socket opens here');
  }
}

export interface GamesPage {
  readonly world: World;
  readonly child: WorldPerson;
  readonly screen: RenderResult;
}

/** Opens the games as a child. */
export async function openGames({ age = 9 } = {}): Promise<GamesPage> {
  const world = await createWorld();
  const child = await world.given({ role: 'student', age, grade: 4 });
  world.signIn(child);
  return { world, child, screen: await world.open('/multiplayer-games') };
}

export const friendOf = (world: World) => world.given({ role: 'student', age: 9, grade: 4 });

/** Creates a room on the page, and says its code. */
export async function createRoom(screen: RenderResult): Promise<string> {
  await screen.getByRole('button', { name: 'Create Room' }).click();
  const qr = screen.getByRole('img', { name: /^QR code/ });
  await expect.element(qr).toBeVisible();
  return /[A-Z0-9]{6}$/.exec(qr.element().getAttribute('aria-label') ?? '')?.[0] ?? '';
}

/** A room of the page with a friend in it. */
export async function roomForTwo({ world, screen }: GamesPage) {
  const code = await createRoom(screen);
  const friend = await friendOf(world);
  await callAs(friend, 'multiplayer.join', { code });
  await expect.element(screen.getByText('Players (2/6)'), NEWS).toBeVisible();
  return { code, friend };
}

/** What a procedure answers to somebody who changes nothing. */
export async function askAs<Answer>(person: WorldPerson, procedure: string): Promise<Answer> {
  const headers = { authorization: `Bearer ${person.token}` };
  const response = await fetch(`/trpc/${procedure}`, { headers });
  return (await response.json()).result.data;
}

interface Running {
  readonly session: { readonly id: number; readonly question: { readonly id: string } };
}

/** Somebody answers the open question. */
export async function answerAs(player: WorldPerson, answer: number): Promise<void> {
  const { session } = await askAs<Running>(player, 'multiplayer.current');
  const input = { sessionId: session.id, questionId: session.question.id, answer };
  await callAs(player, 'multiplayer.submitAnswer', input);
}
