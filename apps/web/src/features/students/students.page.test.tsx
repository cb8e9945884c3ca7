import { describe, expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { giveOwnPassword } from '../../../test/own-password.ts';
import { createWorld, type World, type WorldPerson } from '../../../test/world.tsx';

async function classOfMiriam(): Promise<{ world: World; ruth: WorldPerson; miriam: WorldPerson }> {
  const world = await createWorld();
  const miriam = await world.given({ role: 'teacher', username: 'miriam', firstName: 'Miriam' });
  const ruth = await world.given({ role: 'student', username: 'ruth', firstName: 'Ruth', age: 9 });
  world.signIn(miriam);
  return { world, ruth, miriam };
}

test('students are listed with their day and progress, sorted and searched', async () => {
  const { world } = await classOfMiriam();
  await world.given({ role: 'student', username: 'adam', firstName: 'Adam', age: 12, grade: 8 });
  const screen = await world.open('/#students');
  const names = () =>
    screen
      .getByRole('rowheader')
      .elements()
      .map((cell) => cell.textContent);
  await expect.element(screen.getByText('1 of 56').first()).toBeVisible();
  await expect.element(screen.getByText('Nobody needs help right now.')).toBeVisible();
  expect(names()).toEqual(['Adam', 'Ruth']);
  await screen.getByRole('button', { name: 'Age' }).click();
  expect(names()).toEqual(['Ruth', 'Adam']);
  await screen.getByLabelText('Search the students').fill('adam');
  expect(names()).toEqual(['Adam']);
  await screen.getByLabelText('Search the students').fill('nobody');
  await expect.element(screen.getByText(/Nothing here fits/)).toBeVisible();
});

test('who has not learned for long needs help now, and leads to their page and back', async () => {
  const { world, ruth, miriam } = await classOfMiriam();
  await callAs(ruth, 'lessons.complete', { lessonId: 1 });
  await world.passDays(8);
  world.signIn(await world.newSession(miriam));
  const screen = await world.open('/#students');
  const needy = screen.getByRole('region', { name: 'Needs help now' });
  await expect.element(needy.getByText('No activity for 8 days')).toBeVisible();
  await needy.getByRole('link', { name: 'Ruth' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Ruth' })).toBeVisible();
  await expect.element(screen.getByText('No activity for 8 days')).toBeVisible();
  await expect.element(screen.getByText(/^Bible: 1\/56/)).toBeVisible();
  await expect.element(screen.getByText(/Not enough yet/)).toBeVisible();
  await screen.getByRole('button', { name: 'All students' }).click();
  await expect.element(screen.getByLabelText('Search the students')).toBeVisible();
});

test('a student who went on too far is brought back to another day', async () => {
  const { world, ruth } = await classOfMiriam();
  for (let day = 1; day < 5; day += 1) await callAs(ruth, 'curriculum.advanceDay', undefined);
  const screen = await world.open('/#students');
  await screen.getByRole('link', { name: 'Ruth' }).click();
  await expect.element(screen.getByText('5 of 56')).toBeVisible();
  await screen.getByRole('button', { name: 'Set the day' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Set Ruth’s day' });
  await dialog.getByLabelText('Day of the programme').selectOptions('Day 2');
  await dialog.getByRole('button', { name: 'Set day' }).click();
  await expect.element(screen.getByText('The day is set')).toBeVisible();
  await expect.element(screen.getByText('2 of 56')).toBeVisible();
});

test('a new password is asked for, shown once, and works', async () => {
  const { world, ruth, miriam } = await classOfMiriam();
  const screen = await world.open(`/#students/${ruth.id}`);
  await screen.getByRole('button', { name: 'New password' }).click();
  const dialog = screen.getByRole('dialog', { name: 'A new password for Ruth' });
  world.disconnect();
  await dialog.getByRole('button', { name: 'Make a new password' }).click();
  await expect.element(screen.getByText('No new password was made')).toBeVisible();
  world.reconnect();
  await dialog.getByRole('button', { name: 'Make a new password' }).click();
  await giveOwnPassword(screen, miriam.password);
  const shown = dialog.getByText(/^[a-z]+-[a-z]+-[a-z]+-\d\d$/);
  await expect.element(shown).toBeVisible();
  const password = shown.element().textContent;
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  const { user } = await callAs<{ user: { id: number } }>(null, 'auth.login', {
    username: 'ruth',
    password,
  });
  expect(user.id).toBe(ruth.id);
});

test('notes say who reads them, are added, and deleted after a question', async () => {
  const { world, ruth } = await classOfMiriam();
  const screen = await world.open(`/#students/${ruth.id}`);
  await expect.element(screen.getByText(/Ruth and the parents do not/)).toBeVisible();
  await expect.element(screen.getByText('There are no notes yet.')).toBeVisible();
  const add = screen.getByRole('button', { name: 'Add note' });
  await expect.element(add).toBeDisabled();
  await screen.getByLabelText('A new note').fill('Reads well.\nLoves owls.');
  await add.click();
  await expect.element(screen.getByText(/Loves owls/)).toBeVisible();
  await expect.element(screen.getByLabelText('A new note')).toHaveValue('');
  await screen.getByRole('button', { name: 'Delete' }).click();
  await screen.getByRole('button', { name: 'Keep' }).click();
  await screen.getByRole('button', { name: 'Delete' }).click();
  await screen.getByRole('button', { name: 'Yes, delete' }).click();
  await expect.element(screen.getByText('There are no notes yet.')).toBeVisible();
});

test('what helps in live games is kept', async () => {
  const { world, ruth } = await classOfMiriam();
  const screen = await world.open(`/#students/${ruth.id}`);
  await screen.getByRole('radio', { name: 'Twice the time' }).click();
  await screen.getByRole('switch', { name: /^Read aloud/ }).click();
  await screen.getByRole('button', { name: 'Save the help' }).click();
  await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible();
  await screen.unmount();
  const again = await world.open(`/#students/${ruth.id}`);
  await expect.element(again.getByRole('radio', { name: 'Twice the time' })).toBeChecked();
  await expect.element(again.getByRole('switch', { name: /^Read aloud/ })).toBeChecked();
});

describe('where alerts are open', () => {
  const URGENT = 'I want to kill myself tonight.';
  const CALM = 'Nobody needs help right now.';

  test('nobody is told that nobody needs help: the child stands first, without its words', async () => {
    const { world, ruth } = await classOfMiriam();
    await callAs(ruth, 'journal.write', { entry: URGENT });
    await callAs(ruth, 'journal.write', { entry: 'They bully me every day on the bus.' });
    const screen = await world.open('/#students');
    const open = screen.getByRole('list', { name: 'Open at the safety desk' });
    await expect.element(open.getByText('1 urgent alert is open.')).toBeVisible();
    await expect.element(open.getByText('1 other alert is open.')).toBeVisible();
    await expect.element(screen.getByText(CALM)).not.toBeInTheDocument();
    await expect.element(screen.getByText(/tonight|Bullying/)).not.toBeInTheDocument();
    await open.getByRole('link', { name: 'Ruth' }).click();
    const card = screen.getByRole('region', { name: 'Open at the safety desk' });
    await expect.element(card.getByText('1 urgent alert is open.')).toBeVisible();
    await card.getByRole('link', { name: 'Go to the safety desk' }).click();
    await expect.element(screen.getByText('May want to hurt themselves')).toBeVisible();
  });

  test('all is calm again once somebody has taken care of them', async () => {
    const { world, ruth, miriam } = await classOfMiriam();
    await callAs(ruth, 'journal.write', { entry: URGENT });
    await callAs(miriam, 'safety.acknowledge', { id: 1 });
    const screen = await world.open('/#students');
    await expect.element(screen.getByText(CALM)).toBeVisible();
    await expect.element(screen.getByText(/alert is open/)).not.toBeInTheDocument();
  });
});
