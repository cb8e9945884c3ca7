import { beforeEach, describe, expect, test, vi } from 'vitest';
import { callAs } from '../../../../test/call-as.ts';
import { type ClassWorld, givenClass, givenRoom } from '../../../../test/class-room.ts';
import { NoSocket } from '../../../../test/rooms.ts';
import { ACCEPT_ALL, storeConsent } from '../../../lib/consent.ts';

beforeEach(() => vi.stubGlobal('WebSocket', NoSocket));

/** A class whose teacher has opened a room that nobody is in yet. */
async function givenOpenRoom(age?: number): Promise<ClassWorld & { readonly code: string }> {
  const school = await givenClass('Ruth');
  // Games need it.
  storeConsent(ACCEPT_ALL, new Date());
  const levi = await school.world.given({ role: 'student', firstName: 'Levi', age: age ?? 9 });
  const code = await givenRoom({ ...school, children: [] });
  school.world.signIn(levi);
  return { ...school, children: [levi, ...school.children], code };
}

describe('the game that a teacher has opened', () => {
  test.each([5, 9, 15])('is the first thing at home at %i, and one tap leads in', async (age) => {
    const { world, code } = await givenOpenRoom(age);
    const screen = await world.open('/');
    const card = screen.getByRole('region', { name: 'Your teacher’s game' });
    await expect.element(card.getByText(/“Friday quiz” is open/)).toBeVisible();
    await card.getByRole('button', { name: 'Join' }).click();
    await expect.element(screen.getByText(code, { exact: true }).first()).toBeVisible();
    await expect.element(screen.getByText('Players (1/60)')).toBeVisible();
  });

  test('stands above everything among the games', async () => {
    const { world } = await givenOpenRoom();
    const screen = await world.open('/multiplayer-games');
    const card = screen.getByRole('region', { name: 'Your teacher’s game' });
    await expect.element(card).toBeVisible();
    const tutorial = screen.getByRole('heading', { name: 'New here?' }).element();
    const order = card.element().compareDocumentPosition(tutorial);
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await card.getByRole('button', { name: 'Join' }).click();
    await expect.element(screen.getByText('Players (1/60)')).toBeVisible();
  });

  test('beats the scores of a game that is over', async () => {
    const { world, children, code } = await givenOpenRoom();
    const [levi, ruth] = children;
    if (!levi || !ruth) throw new Error('nobody is here');
    const own = await callAs<{ room: { id: string } }>(levi, 'multiplayer.create', {
      gameType: 'ai-quiz',
      name: 'Friends',
    });
    const roomId = own.room.id;
    await callAs(ruth, 'multiplayer.join', { code: roomId });
    await callAs(levi, 'multiplayer.start', { roomId });
    await callAs(levi, 'multiplayer.control', { roomId, action: 'end' });
    const screen = await world.open('/multiplayer-games');
    await expect.element(screen.getByRole('heading', { name: 'Game finished!' })).toBeVisible();
    await screen.getByRole('button', { name: 'Join' }).click();
    await expect.element(screen.getByText(code, { exact: true }).first()).toBeVisible();
  });

  test('is not shown where there is none', async () => {
    const { world, code } = await givenOpenRoom();
    const screen = await world.open('/');
    await expect.element(screen.getByRole('region', { name: 'Your teacher’s game' })).toBeVisible();
    await screen.unmount();
    expect(code).toHaveLength(6);
    const quiet = await givenClass('Ruth');
    const [ruth] = quiet.children;
    if (ruth) quiet.world.signIn(ruth);
    const home = await quiet.world.open('/');
    await expect.element(home.getByRole('heading', { name: /Ruth/ })).toBeVisible();
    await expect
      .element(home.getByRole('region', { name: 'Your teacher’s game' }))
      .not.toBeInTheDocument();
  });
});
