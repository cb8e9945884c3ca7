import { describe, expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { givenSignInClass, tabletCode } from '../../../test/sign-in-class.ts';
import { createWorld } from '../../../test/world.tsx';

async function openAsTeacher(path: string, ...names: string[]) {
  const world = await createWorld();
  const room = await givenSignInClass(world, ...names);
  world.signIn(room.teacher);
  return { world, room, screen: await world.open(path) };
}

describe('adding students', () => {
  test('shows what comes of a list, names what is to be mended, and makes their cards', async () => {
    const { screen } = await openAsTeacher('/#sign-in', 'Mia');
    await screen.getByLabelText('List of children').fill('Mia, 6\nNoah Reed, 7\nLea\nTheo, 40');
    await screen.getByRole('button', { name: 'Check the list' }).click();
    await expect.element(screen.getByText('The age is missing.')).toBeVisible();
    await expect.element(screen.getByText('The age is not between 4 and 18.')).toBeVisible();
    await expect.element(screen.getByText(/^mia in this class has the same name/)).toBeVisible();
    await screen.getByLabelText('User name of Noah Reed').fill('MIA');
    await screen.getByRole('button', { name: 'Add 1 student' }).click();
    await expect
      .element(
        screen.getByText('This username is already taken. Please choose another one.').first(),
      )
      .toBeVisible();
    await screen.getByLabelText('User name of Noah Reed').fill('noah');
    await screen.getByRole('button', { name: 'Add 1 student' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Cards of Our class' })).toBeVisible();
    await expect.element(screen.getByText('User name: noah')).toBeVisible();
    await expect.element(screen.getByRole('list', { name: 'Pictures of Noah Reed' })).toBeVisible();
  });
});

describe('the cards of a class', () => {
  test('are made anew for the children who are chosen, and are not shown twice', async () => {
    const { world, room, screen } = await openAsTeacher('/', 'Mia', 'Noah');
    await screen.unmount();
    const path = `/class-cards/${room.classId}`;
    const page = await world.open(path);
    await expect.element(page.getByText('New cards end the old ones')).toBeVisible();
    await page.getByRole('checkbox', { name: /^Mia/ }).click();
    await page.getByRole('button', { name: 'Make 1 new card' }).click();
    await expect.element(page.getByText('User name: mia')).toBeVisible();
    await expect.element(page.getByText('User name: noah')).not.toBeInTheDocument();
    await page.unmount();
    const again = await world.open(path);
    await expect.element(again.getByText('New cards end the old ones')).toBeVisible();
  });
});

test('only a child without a card is chosen, until the teacher chooses others', async () => {
  const { world, room, screen } = await openAsTeacher('/', 'Mia');
  await screen.unmount();
  await world.given({ role: 'student', firstName: 'Noah', age: 9 });
  const page = await world.open(`/class-cards/${room.classId}`);
  const child = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
  await expect.element(child('Noah')).toBeChecked();
  await expect.element(child('Mia')).not.toBeChecked();
  await page.getByRole('button', { name: 'Make 1 new card' }).click();
  await expect.element(page.getByText('User name: mia')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Make other cards' }).click();
  await expect.element(child('Noah')).not.toBeChecked();
  await expect.element(page.getByRole('button', { name: 'Make 0 new cards' })).toBeDisabled();
  await page.getByRole('button', { name: 'Choose all' }).click();
  await expect.element(page.getByRole('button', { name: 'Make 2 new cards' })).toBeEnabled();
});

test('slips stand beside the cards of families that have none, and go with these cards', async () => {
  const { world, room, screen } = await openAsTeacher('/', 'Mia', 'Noah');
  await screen.unmount();
  const noah = room.cards.find(({ username }) => username === 'noah');
  await callAs(room.teacher, 'pairing.create', { studentId: noah?.userId });
  const page = await world.open(`/class-cards/${room.classId}`);
  await page.getByRole('button', { name: 'Choose all' }).click();
  await page.getByRole('button', { name: 'Make 2 new cards' }).click();
  await page.getByRole('button', { name: 'Add slips for the families' }).click();
  await expect.element(page.getByText("For Mia's family")).toBeVisible();
  await expect.element(page.getByText("For Noah's family")).not.toBeInTheDocument();
  const places = page.getByRole('list', { name: 'Cards', exact: true }).element().children;
  expect(places).toHaveLength(4);
  await page.getByRole('button', { name: 'Make other cards' }).click();
  await page.getByRole('button', { name: 'Choose all' }).click();
  await page.getByRole('button', { name: 'Make 2 new cards' }).click();
  await expect.element(page.getByText('User name: noah')).toBeVisible();
  await expect.element(page.getByText("For Mia's family")).not.toBeInTheDocument();
});

describe('the tablets of a class', () => {
  test('are added with a code, renamed and removed', async () => {
    const { room, screen } = await openAsTeacher('/#sign-in');
    await screen.getByRole('button', { name: 'Add a class tablet' }).click();
    await screen.getByRole('button', { name: 'Make a code' }).click();
    await expect.element(screen.getByText(/good once, for 10 minutes/)).toBeVisible();
    await screen.getByRole('button', { name: 'Done' }).click();
    await callAs(null, 'tablets.pair', { code: await tabletCode(room) });
    await screen.getByRole('button', { name: 'Change Window' }).click();
    await screen.getByLabelText('Name of the tablet').fill('Door');
    await screen.getByRole('button', { name: 'Save the name' }).click();
    await screen.getByRole('button', { name: 'Change Door' }).click();
    await screen.getByRole('button', { name: 'Remove this tablet' }).click();
    await expect.element(screen.getByText('This class has no tablet yet.')).toBeVisible();
  });
});

test('the home tells of a child at a tablet, and the teacher lets them in', async () => {
  const { room, screen } = await openAsTeacher('/', 'Mia');
  const { token: tablet } = await callAs<{ token: string }>(null, 'tablets.pair', {
    code: await tabletCode(room),
  });
  const [mia] = room.cards;
  const wish = await callAs<{ id: number }>(null, 'tablets.askTeacher', {
    ...{ tablet, childId: mia?.userId },
  });
  await screen.getByRole('button', { name: 'Let Mia in' }).click({ timeout: 10_000 });
  await expect.element(screen.getByText(/asks to be let in/)).not.toBeInTheDocument();
  const entry = await callAs<{ state: string }>(null, 'tablets.entry', { tablet, id: wish.id });
  expect(entry.state).toBe('let-in');
});
