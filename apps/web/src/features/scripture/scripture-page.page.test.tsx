import { expect, test } from 'vitest';
import { createWorld } from '../../../test/world.tsx';

async function openAs(role: 'student' | 'parent' | 'teacher' | 'admin', path: string) {
  const world = await createWorld();
  world.signIn(await world.given({ role, age: 9, grade: 4 }));
  return { world, screen: await world.open(path) };
}

test.each(['student', 'parent', 'teacher', 'admin'] as const)('a %s may look up', async (role) => {
  const { screen } = await openAs(role, '/scripture');
  await expect.element(screen.getByRole('heading', { name: 'Look up a verse' })).toBeVisible();
});

test('a typed reference opens its chapter, with the verse marked and the ways on', async () => {
  const { screen } = await openAs('student', '/scripture');
  await screen.getByRole('textbox', { name: /A place in the Bible/ }).fill('genesis 1 3');
  await screen.getByRole('button', { name: 'Look up' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Genesis 1:3' })).toBeVisible();
  const asked = screen.getByRole('listitem').filter({ hasText: 'Let there be light,' });
  await expect.element(asked).toHaveAttribute('data-asked', 'true');
  await expect
    .element(screen.getByText('Berean Standard Bible (BSB).', { exact: false }))
    .toBeVisible();
  await screen.getByRole('link', { name: 'Genesis 2' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Genesis 2', level: 2 })).toBeVisible();
});

test('words find verses in which they are marked, and each opens its chapter', async () => {
  const { screen } = await openAs('student', '/scripture?q=beginning%20heavens');
  await expect.element(screen.getByText('heavens', { exact: true }).first()).toBeVisible();
  const marks = screen.getByRole('mark').elements();
  expect(marks.map((mark) => mark.textContent)).toEqual(
    expect.arrayContaining(['beginning', 'heavens']),
  );
  await screen.getByRole('link', { name: 'Genesis 1:1', exact: true }).click();
  await expect.element(screen.getByRole('heading', { name: 'Genesis 1:1' })).toBeVisible();
});

test('a book opens its chapters, and a chapter the text', async () => {
  const { screen } = await openAs('student', '/scripture');
  await expect
    .element(screen.getByText(/Here are the verses that the lessons quote/))
    .toBeVisible();
  await screen.getByText('Old Testament').click();
  await screen.getByRole('button', { name: 'Ruth' }).click();
  await screen.getByRole('link', { name: 'Ruth 1' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Ruth 1' })).toBeVisible();
});

test.each([
  ['John 3:99', '“John 3:99” is not in the Bible'],
  ['1 Chronicles 1:5', '1 Chronicles 1:5 is not on this host'],
  ['goldfish', 'Nothing found for “goldfish”'],
])('%s is answered in plain words, with a way on', async (query, title) => {
  const { screen } = await openAs('student', `/scripture?q=${encodeURIComponent(query)}`);
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
  await screen.getByRole('link', { name: 'Choose another place' }).click();
  await expect.element(screen.getByText('Good places to begin')).toBeVisible();
});

test('every good place to begin is at hand', async () => {
  const { screen } = await openAs('student', '/scripture');
  const names = ['How everything began', 'The rainbow', 'The good shepherd'];
  for (const name of [...names, 'A child is born', 'You are the light', 'How much God loves you']) {
    await screen.getByRole('link', { name }).click();
    await expect.element(screen.getByText('Public domain', { exact: false })).toBeVisible();
    await screen.getByRole('link', { name: 'Back to the stories' }).click();
    await screen.getByRole('link', { name: 'Open the Bible' }).click();
  }
});

test('without the host it says so, and goes on when it is back', async () => {
  const { world, screen } = await openAs('student', '/scripture');
  await expect.element(screen.getByRole('heading', { name: 'Look up a verse' })).toBeVisible();
  world.disconnect();
  await screen.getByRole('link', { name: 'The rainbow' }).click();
  await expect.element(screen.getByText('The Bible could not be opened')).toBeVisible();
  world.reconnect();
  await screen.getByRole('button', { name: /Try again|Retry/i }).click();
  await expect.element(screen.getByRole('heading', { name: 'Genesis 9:13' })).toBeVisible();
});
