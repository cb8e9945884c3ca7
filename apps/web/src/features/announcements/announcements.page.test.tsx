import { expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { linkBySlip } from '../../../test/links.ts';
import { createWorld } from '../../../test/world.tsx';

const TODAY = '2026-06-15';
const SWIMMING = {
  ...{ audience: 'everybody', from: TODAY, until: '2026-06-30' },
  texts: [
    { language: 'en', title: 'Swimming', text: 'Bring a towel.' },
    { language: 'de', title: 'Schwimmen', text: 'Bring ein Handtuch mit.' },
  ],
} as const;

test('a teacher writes an announcement in two languages, changes it and withdraws it', async () => {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'teacher' }));
  const screen = await world.open('/#news');
  await screen.getByRole('button', { name: 'Write an announcement' }).click();
  await screen.getByRole('button', { name: 'Announce', exact: true }).click();
  await expect.element(screen.getByText('Please give the announcement a title.')).toBeVisible();
  await screen.getByLabelText('Title').fill('Swimming');
  await screen.getByLabelText('Text').fill('Bring a towel.');
  await screen.getByRole('button', { name: 'Add Deutsch' }).click();
  const german = screen.getByRole('group', { name: 'Deutsch' });
  await german.getByLabelText('Title').fill('Schwimmen');
  await german.getByLabelText('Text').fill('Bring ein Handtuch mit.');
  await screen.getByRole('button', { name: 'Announce', exact: true }).click();
  await expect.element(screen.getByText(/Languages: English, Deutsch/)).toBeVisible();

  await screen.getByRole('button', { name: 'Change “Swimming”' }).click();
  await screen.getByRole('group', { name: 'English' }).getByLabelText('Title').fill('No swimming');
  await screen.getByRole('button', { name: 'Save' }).click();
  await screen.getByRole('button', { name: 'Withdraw “No swimming”' }).click();
  await expect.element(screen.getByText('1 that is over or withdrawn')).toBeVisible();
  await expect.element(screen.getByText('Nothing is announced.')).toBeVisible();
  await screen.getByText('1 that is over or withdrawn').click();
  await screen.getByText('Read “No swimming”').click();
  await expect.element(screen.getByText('Bring ein Handtuch mit.')).toBeVisible();
});

test('a child reads it on the home, and a parent with the other language below', async () => {
  const world = await createWorld();
  const teacher = await world.given({ role: 'teacher', firstName: 'Miriam' });
  const parentEmail = 'eva@example.org';
  const child = await world.given({ role: 'student', firstName: 'Ruth', age: 9, parentEmail });
  const parent = await world.given({ role: 'parent', email: parentEmail });
  await linkBySlip(child, parent);
  await callAs(teacher, 'announcements.make', { classId: 1, words: SWIMMING });
  world.signIn(child);
  const home = await world.open('/');
  await expect.element(home.getByRole('heading', { name: 'From your teacher' })).toBeVisible();
  await expect.element(home.getByText('Bring a towel.')).toBeVisible();

  world.signIn(parent);
  const screen = await world.open('/');
  await expect.element(screen.getByText('Bring a towel.')).toBeVisible();
  await screen.getByText('In other languages').click();
  await expect.element(screen.getByText('Bring ein Handtuch mit.')).toBeVisible();
});

test('a parent whose link nobody has confirmed is told so, and reads nothing', async () => {
  const world = await createWorld();
  const teacher = await world.given({ role: 'teacher' });
  const parentEmail = 'eva@example.org';
  await world.given({ role: 'student', firstName: 'Ruth', age: 9, parentEmail });
  await callAs(teacher, 'announcements.make', { classId: 1, words: SWIMMING });
  world.signIn(await world.given({ role: 'parent', email: parentEmail }));
  const screen = await world.open('/');
  await expect
    .element(screen.getByText(/what is said to the family of Ruth once the link between you/))
    .toBeVisible();
  await expect.element(screen.getByText(/the days of Ruth here once the link/)).toBeVisible();
  await expect.element(screen.getByText('Bring a towel.')).not.toBeInTheDocument();
});
