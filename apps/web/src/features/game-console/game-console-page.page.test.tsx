import { describe, expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { givenClass, givenRoom } from '../../../test/class-room.ts';
import { createWorld } from '../../../test/world.tsx';

describe('the games of a teacher', () => {
  test('begin empty, with a way to open a room', async () => {
    const { world } = await givenClass();
    const screen = await world.open('/multiplayer-games');
    await expect.element(screen.getByText(/No room is open/)).toBeVisible();
    await expect.element(screen.getByText(/No game has been played yet/)).toBeVisible();
    await expect.element(screen.getByText(/No tournament has been played yet/)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Own question sets' })).toBeVisible();
  });

  test('list the rooms that are open, each with its console and its wall', async () => {
    const school = await givenClass('Ruth', 'Boaz');
    const code = await givenRoom(school);
    const screen = await school.world.open('/multiplayer-games');
    await expect.element(screen.getByText(/Waiting for players/)).toBeVisible();
    await expect.element(screen.getByText(/2 players of 60/)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: /^Projector view of Friday quiz/ }))
      .toHaveAttribute('href', `/multiplayer-games/projector/${code}`);
    await screen.getByRole('link', { name: 'Lead Friday quiz' }).click();
    await expect.element(screen.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  });

  test('open a room with what was chosen', async () => {
    const { world } = await givenClass('Ruth');
    const screen = await world.open('/multiplayer-games');
    await screen.getByRole('button', { name: 'Open a room' }).first().click();
    const dialog = screen.getByRole('dialog', { name: 'Open a room' });
    await dialog.getByText('Science Blast').click();
    await dialog.getByLabelText('Name of the room').fill('Friday science');
    await dialog.getByLabelText('Age').selectOptions('11 to 15 years');
    await dialog.getByLabelText('Topic').selectOptions('Space');
    await dialog.getByLabelText('Scores that children see').selectOptions('Only teams');
    await dialog.getByLabelText('Number of teams').selectOptions('3');
    await dialog.getByRole('switch', { name: /Calm mode/ }).click();
    await dialog.getByRole('button', { name: 'Open the room' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Friday science' })).toBeVisible();
    await expect.element(screen.getByText('Science Blast · 11 to 15 years')).toBeVisible();
    await expect.element(screen.getByText('Calm mode')).toBeVisible();
  });

  test('say what is wrong with a room, and keep what was typed while the host is away', async () => {
    const { world } = await givenClass();
    const screen = await world.open('/multiplayer-games');
    await screen.getByRole('button', { name: 'Open a room' }).first().click();
    const name = screen.getByLabelText('Name of the room');
    await name.fill('');
    await screen.getByRole('button', { name: 'Open the room' }).click();
    await expect.element(screen.getByText('Please give the room a name')).toBeVisible();
    await name.fill('Friday quiz');
    world.disconnect();
    await screen.getByRole('button', { name: 'Open the room' }).click();
    await expect.element(screen.getByText('The room was not opened')).toBeVisible();
    await expect.element(name).toHaveValue('Friday quiz');
    world.reconnect();
    await screen.getByRole('button', { name: 'Open the room' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Friday quiz' })).toBeVisible();
  });

  test('wait for the admin while nobody has approved the teacher', async () => {
    const world = await createWorld();
    const joel = await callAs<{ token: string }>(null, 'auth.register', {
      username: 'joel',
      password: 'a-good-password',
      role: 'teacher',
      termsAccepted: true,
    });
    world.signIn({ id: 0, username: 'joel', password: '', ...joel });
    const screen = await world.open('/multiplayer-games');
    await expect.element(screen.getByText('Your account is waiting for an admin')).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Open a room' }))
      .not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'Own question sets' })).toBeVisible();
  });
});
