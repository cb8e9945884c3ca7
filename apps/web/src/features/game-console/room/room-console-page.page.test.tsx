import { describe, expect, test } from 'vitest';
import type { RenderResult } from 'vitest-browser-react';
import { callAs } from '../../../../test/call-as.ts';
import {
  answer,
  askAs,
  type ClassWorld,
  givenClass,
  givenRoom,
  lead,
} from '../../../../test/class-room.ts';

async function openConsole(school: ClassWorld, wish: Readonly<Record<string, unknown>> = {}) {
  const code = await givenRoom(school, wish);
  const screen = await school.world.open(`/multiplayer-games/room/${code}`);
  await expect.element(screen.getByRole('heading', { name: 'Friday quiz' })).toBeVisible();
  return { code, screen };
}

/** The row of a child, by the real name. */
function row(screen: RenderResult, name: string) {
  return screen.getByRole('listitem').filter({ hasText: new RegExp(`^${name}`) });
}

describe('the lobby', () => {
  test('holds the code, and the children by their real names beside those that others see', async () => {
    const school = await givenClass('Ruth', 'Boaz');
    const { code, screen } = await openConsole(school);
    await expect.element(screen.getByText(code, { exact: true })).toBeVisible();
    for (const name of ['Ruth', 'Boaz']) {
      await expect.element(row(screen, name).getByText(/^shown as \w+ \w+$/)).toBeVisible();
    }
    await expect.element(screen.getByText(/not this page/)).toBeVisible();
  });

  test('starts no game with one child, and one with two', async () => {
    const school = await givenClass('Ruth', 'Boaz');
    const [ruth, boaz] = school.children;
    const { code, screen } = await openConsole({ ...school, children: ruth ? [ruth] : [] });
    const start = screen.getByRole('button', { name: 'Start', exact: true });
    await expect.element(start).toBeDisabled();
    await expect.element(screen.getByText('Two children have to be here first.')).toBeVisible();
    if (boaz) await callAs(boaz, 'multiplayer.join', { code });
    await expect.element(start).toBeEnabled();
    await start.click();
    await expect.element(screen.getByText('Question 1 of 3')).toBeVisible();
  });

  test('can be locked and unlocked', async () => {
    const school = await givenClass('Ruth', 'Boaz', 'Levi');
    const [ruth, boaz, levi] = school.children;
    if (!ruth || !boaz || !levi) throw new Error('nobody is here');
    const { code, screen } = await openConsole({ ...school, children: [ruth, boaz] });
    await screen.getByRole('button', { name: 'Lock the room' }).click();
    await expect.element(screen.getByText('Locked')).toBeVisible();
    await expect(callAs(levi, 'multiplayer.join', { code })).rejects.toThrow('ROOM_LOCKED');
    await screen.getByRole('button', { name: 'Unlock the room' }).click();
    await expect.element(screen.getByRole('button', { name: 'Lock the room' })).toBeVisible();
    await callAs(levi, 'multiplayer.join', { code });
    await expect.element(row(screen, 'Levi')).toBeVisible();
  });
});

describe('a running game', () => {
  test('shows the teacher the right answer, and who has answered', async () => {
    const school = await givenClass('Ruth', 'Boaz');
    const [ruth] = school.children;
    const { code, screen } = await openConsole(school);
    await lead(school.teacher, code, 'start');
    await expect.element(screen.getByText('0 of 2 have answered')).toBeVisible();
    await expect.element(screen.getByText('Only you see the right answer now.')).toBeVisible();
    expect(document.querySelectorAll('[data-state="right"]')).toHaveLength(1);
    await expect.element(row(screen, 'Ruth').getByText('not yet')).toBeVisible();
    if (ruth) await answer(school, code, ruth, true);
    await expect.element(screen.getByText('1 of 2 have answered')).toBeVisible();
    await expect.element(row(screen, 'Ruth').getByText('answered')).toBeVisible();
    await expect.element(row(screen, 'Boaz').getByText('not yet')).toBeVisible();
  });

  test('pauses, goes on, and skips to the next question', async () => {
    const school = await givenClass('Ruth', 'Boaz');
    const { code, screen } = await openConsole(school);
    await lead(school.teacher, code, 'start');
    await screen.getByRole('button', { name: 'Pause' }).click();
    await expect.element(screen.getByText('The game is paused.')).toBeVisible();
    await screen.getByRole('button', { name: 'Go on' }).click();
    await screen.getByRole('button', { name: 'End this question' }).click();
    await screen.getByRole('button', { name: 'Next question' }).click();
    await expect.element(screen.getByText('Question 2 of 3')).toBeVisible();
  });

  test('ends before its last question only when that is confirmed', async () => {
    const school = await givenClass('Ruth', 'Boaz');
    const { code, screen } = await openConsole(school);
    await lead(school.teacher, code, 'start');
    await screen.getByRole('button', { name: 'End the game' }).click();
    await screen.getByRole('button', { name: 'Go on playing' }).click();
    await expect.element(screen.getByText('Question 1 of 3')).toBeVisible();
    await screen.getByRole('button', { name: 'End the game' }).click();
    const dialog = screen.getByRole('dialog', { name: 'End the game now?' });
    await dialog.getByRole('button', { name: 'End the game' }).click();
    await expect.element(screen.getByText('The game is over.')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Report of this game' })).toBeVisible();
    await screen.getByRole('button', { name: 'Back to the lobby' }).click();
    await expect.element(screen.getByRole('button', { name: 'Start', exact: true })).toBeEnabled();
  });

  test('shows that the connection is lost, and heals itself', async () => {
    const school = await givenClass('Ruth', 'Boaz');
    const { code, screen } = await openConsole(school);
    school.world.disconnect();
    await expect.element(screen.getByText('Reconnecting...')).toBeVisible();
    await expect.element(row(screen, 'Ruth')).toBeVisible();
    school.world.reconnect();
    await expect.element(screen.getByText('Reconnecting...')).not.toBeInTheDocument();
    await lead(school.teacher, code, 'start');
    await expect.element(screen.getByText('Question 1 of 3')).toBeVisible();
  });

  test('says so when something could not be done', async () => {
    const school = await givenClass('Ruth', 'Boaz');
    const { screen } = await openConsole(school);
    school.world.disconnect();
    await screen.getByRole('button', { name: 'Start', exact: true }).click();
    await expect.element(screen.getByText('That did not work')).toBeVisible();
  });
});

describe('a child', () => {
  test('is removed when that is confirmed, and cannot come back', async () => {
    const school = await givenClass('Ruth', 'Boaz');
    const [, boaz] = school.children;
    if (!boaz) throw new Error('nobody is here');
    const { code, screen } = await openConsole(school);
    const remove = screen.getByRole('button', { name: 'Remove Boaz from the room' });
    await remove.click();
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(row(screen, 'Boaz')).toBeVisible();
    await remove.click();
    await screen.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect.element(row(screen, 'Boaz')).not.toBeInTheDocument();
    await expect.element(row(screen, 'Ruth')).toBeVisible();
    await expect(callAs(boaz, 'multiplayer.join', { code })).rejects.toThrow('REMOVED_FROM_ROOM');
  });

  test('gets more time and fewer options, which no other child learns', async () => {
    const school = await givenClass('Ruth', 'Boaz');
    const [ruth, boaz] = school.children;
    if (!ruth || !boaz) throw new Error('nobody is here');
    const { code, screen } = await openConsole(school);
    await screen.getByRole('button', { name: 'Help for Ruth' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Help for Ruth' });
    await expect.element(dialog.getByText(/No other child sees any of this/)).toBeVisible();
    await dialog.getByText('Twice the time').click();
    await dialog.getByRole('switch', { name: /Fewer options/ }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(row(screen, 'Ruth').getByText(/time × 2 · fewer options/)).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();

    await lead(school.teacher, code, 'start');
    const ofRuth = await askAs<{ session: { own: unknown } }>(ruth, 'multiplayer.current');
    expect(ofRuth.session.own).toMatchObject({ answerSeconds: 50, keep: expect.any(Array) });
    const ofBoaz = await askAs<{ session: { own: unknown } }>(boaz, 'multiplayer.current');
    expect(ofBoaz.session.own).toMatchObject({ answerSeconds: 25, keep: null });
    expect(JSON.stringify(ofBoaz)).not.toContain('50');
    const kept = await askAs<unknown[]>(school.teacher, 'accommodations.list', {});
    expect(kept).toContainEqual(
      expect.objectContaining({
        userId: ruth.id,
        accommodation: { timeFactor: 2, fewerOptions: true, readAloud: false },
      }),
    );
  });
});

describe('the next game', () => {
  test('is chosen when one is over: the same children sit there, and the code stays', async () => {
    const school = await givenClass('Ruth', 'Boaz');
    const { code, screen } = await openConsole(school);
    await lead(school.teacher, code, 'start');
    await expect.element(screen.getByRole('button', { name: 'Next game' })).not.toBeInTheDocument();
    await lead(school.teacher, code, 'end');
    await screen.getByRole('button', { name: 'Next game' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Next game' });
    await dialog.getByRole('radio', { name: 'Math Race' }).click();
    await dialog.getByLabelText('Number of questions').selectOptions('5');
    await dialog.getByRole('button', { name: 'Choose this game' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(row(screen, 'Ruth')).toBeVisible();
    await expect.element(row(screen, 'Boaz')).toBeVisible();
    await screen.getByRole('button', { name: 'Start', exact: true }).click();
    await expect.element(screen.getByText('Question 1 of 5')).toBeVisible();
    const seen = await askAs<{ room: unknown }>(
      school.children[0] ?? school.teacher,
      'multiplayer.current',
    );
    expect(seen.room).toMatchObject({ id: code, gameType: 'math-race', status: 'playing' });
  });
});

describe('who may lead', () => {
  test('a room that is not there is closed', async () => {
    const { world } = await givenClass();
    const screen = await world.open('/multiplayer-games/room/NOROOM');
    await expect
      .element(screen.getByRole('heading', { name: 'This room is closed' }))
      .toBeVisible();
  });

  test('a child finds no console, and its teacher does', async () => {
    const school = await givenClass('Ruth', 'Boaz');
    const code = await givenRoom(school);
    const [ruth] = school.children;
    if (ruth) school.world.signIn(ruth);
    const screen = await school.world.open(`/multiplayer-games/room/${code}`);
    await expect.element(screen.getByText('Page Not Found')).toBeVisible();
    await screen.unmount();
    school.world.signIn(school.teacher);
    const own = await school.world.open(`/multiplayer-games/room/${code}`);
    await expect.element(own.getByRole('heading', { name: 'Friday quiz' })).toBeVisible();
  });
});
