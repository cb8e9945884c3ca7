import { describe, expect, test } from 'vitest';
import type { RenderResult } from 'vitest-browser-react';
import { callAs } from '../../../test/call-as.ts';
import { createWorld, type World } from '../../../test/world.tsx';
import { classTablet } from '../../lib/class-tablet.ts';

async function openJournal(
  age = 9,
  path = '/journal',
): Promise<{ world: World; screen: RenderResult }> {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'student', firstName: 'Naomi', age, grade: 4 }));
  const screen = await world.open(path);
  await expect.element(screen.getByRole('heading', { name: 'Journal', exact: true })).toBeVisible();
  return { world, screen };
}

const words = (screen: RenderResult) => screen.getByLabelText('Your words');
const submit = (screen: RenderResult) =>
  screen.getByRole('button', { name: 'Submit & Get AI Feedback' });
const choosePrompt = (screen: RenderResult) =>
  screen.getByRole('button', { name: 'Random' }).click();

describe('writing', () => {
  test('begins with a prompt of today chosen', async () => {
    const { screen } = await openJournal();
    await words(screen).fill('We saw an owl.');
    await submit(screen).click();
    await expect.element(screen.getByText('Your learning helper read this')).toBeVisible();
  });

  test('asks for words first, and then, once all was cleared, for a prompt', async () => {
    const { screen } = await openJournal();
    await submit(screen).click();
    await expect.element(screen.getByText('Please write something first! ✍️')).toBeVisible();
    await expect
      .element(screen.getByText('Share your thoughts before submitting your entry.'))
      .toBeVisible();
    await words(screen).fill('Rain.');
    await screen.getByRole('button', { name: 'Clear' }).click();
    await words(screen).fill('We saw an owl.');
    await submit(screen).click();
    await expect.element(screen.getByText('Please select a prompt! 💭')).toBeVisible();
    await expect.element(screen.getByText('Choose a writing prompt to get started.')).toBeVisible();
    await expect.element(words(screen)).toHaveValue('We saw an owl.');
  });

  test('with a prompt is answered, and prompt and words are cleared', async () => {
    const { screen } = await openJournal();
    await screen.getByText('This week').first().click();
    await words(screen).fill('We saw an owl.');
    await submit(screen).click();
    await expect.element(screen.getByText('Your learning helper read this')).toBeVisible();
    await expect
      .element(screen.getByText('Built-in helper: a program, not a person'))
      .toBeVisible();
    await expect.element(words(screen)).toHaveValue('');
    await expect.element(screen.getByText('Choose an idea, then write here.')).toBeVisible();

    await screen.getByRole('button', { name: 'History' }).click();
    await expect.element(screen.getByText('We saw an owl.')).toBeVisible();
    await expect
      .element(screen.getByText('Built-in helper: a program, not a person'))
      .toBeVisible();
  });

  test('takes a prompt by chance, or one of a theme', async () => {
    const { screen } = await openJournal();
    await choosePrompt(screen);
    await expect
      .element(screen.getByText('Choose an idea, then write here.'))
      .not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Thanks', exact: true }).click();
    await expect
      .element(screen.getByRole('button', { name: 'Thanks', exact: true }))
      .toHaveAttribute('aria-expanded', 'true');
  });

  test('survives a reload', async () => {
    const { world, screen } = await openJournal();
    await choosePrompt(screen);
    await words(screen).fill('Half a thought');
    await screen.unmount();
    const later = await world.open('/journal');
    await expect.element(words(later)).toHaveValue('Half a thought');
    await expect
      .element(later.getByText('Choose an idea, then write here.'))
      .not.toBeInTheDocument();
  });

  test('is cleared at once when it is short, and after a question when it is not', async () => {
    const { screen } = await openJournal();
    const clear = screen.getByRole('button', { name: 'Clear' });
    await words(screen).fill('An owl');
    await clear.click();
    await expect.element(words(screen)).toHaveValue('');

    await words(screen).fill('One two three four five six seven');
    await clear.click();
    await expect.element(screen.getByText(/You have written 7 words/)).toBeVisible();
    await screen.getByRole('button', { name: 'Keep writing' }).click();
    await expect.element(words(screen)).toHaveValue('One two three four five six seven');
    await clear.click();
    await screen.getByRole('button', { name: 'Throw them away' }).click();
    await expect.element(words(screen)).toHaveValue('');
  });

  test('without the host is kept, shown as waiting, and cleared', async () => {
    const { world, screen } = await openJournal();
    await choosePrompt(screen);
    await words(screen).fill('Written in the dark');
    world.disconnect();
    await submit(screen).click();
    await expect.element(screen.getByText('Progress saved locally')).toBeVisible();
    await expect.element(words(screen)).toHaveValue('');
    await screen.getByRole('button', { name: 'History' }).click();
    await expect.element(screen.getByText('Written in the dark')).toBeVisible();
    await expect.element(screen.getByText(/Kept on this device/)).toBeVisible();
    world.reconnect();
    window.dispatchEvent(new Event('online'));
    await expect.element(screen.getByText(/Kept on this device/)).not.toBeInTheDocument();
    await expect.element(screen.getByText('Written in the dark')).toBeVisible();
    expect(screen.getByText('Written in the dark').elements()).toHaveLength(1);
  });
});

test('words of a child in danger get a reply with numbers to call', async () => {
  const { screen } = await openJournal(15);
  await choosePrompt(screen);
  await words(screen).fill('I want to kill myself.');
  await submit(screen).click();
  await expect.element(screen.getByText('You are not alone with this')).toBeVisible();
  const emergency = screen.getByRole('link', { name: /^(112|911)$/ }).first();
  await expect.element(emergency).toBeVisible();
  expect(emergency.element().getAttribute('href')).toMatch(/^tel:(112|911)$/);
});

test('the history of somebody who has written nothing leads back to writing', async () => {
  const { screen } = await openJournal(9, '/journal#history');
  await expect.element(screen.getByText(/Nothing here yet/)).toBeVisible();
  await screen.getByRole('button', { name: 'Write the first one' }).click();
  await expect.element(words(screen)).toBeVisible();
});

test.each([
  [5, /Mom or Dad may read here too/],
  [9, /It is not a person/],
  [15, /once their link to you has been confirmed/],
])('at %d years the page tells who can read, in fitting words', async (age, note) => {
  const { screen } = await openJournal(age);
  await expect.element(screen.getByText(note)).toBeVisible();
});

test.each([true, false])(
  'an entry in which danger was heard, with the journal on a class tablet: %s, keeps its words there',
  async (isClassTablet) => {
    const world = await createWorld();
    const child = await world.given({ role: 'student', age: 9, grade: 4 });
    await callAs(child, 'journal.write', { entry: 'I want to kill myself.' });
    await callAs(child, 'journal.write', { entry: 'We saw an owl.' });
    if (isClassTablet) classTablet.write({ token: 'x', name: 'Window', className: 'Owls' });
    world.signIn(child);
    const screen = await world.open('/journal#history');
    await expect.element(screen.getByText('We saw an owl.')).toBeVisible();
    expect(screen.getByText('I want to kill myself.').elements()).toHaveLength(
      isClassTablet ? 0 : 1,
    );
    if (isClassTablet) await screen.getByText('Ways to get help').click();
    await expect.element(screen.getByRole('link', { name: /^(112|911)$/ }).first()).toBeVisible();
  },
);
