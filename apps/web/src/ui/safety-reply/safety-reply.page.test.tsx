import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWorld } from '../../../test/world.tsx';
import { REJECT_ALL, storeConsent } from '../../lib/consent.ts';

/** Where no country is known, both emergency numbers are given. */
const EMERGENCY = /^(112|911)$/;

const SEVERE = 'I want to kill myself. My uncle touches me at night.';

// The page of challenges asks for its own day, and the clock of a world stands in June.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-15T09:00:00Z') });
  storeConsent(REJECT_ALL, new Date());
});
afterEach(() => vi.useRealTimers());

async function openAsChild(path: string) {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'student', age: 9, grade: 4 }));
  return world.open(path);
}

test('a challenge answer that tells of danger is answered with the fixed words and no cheer', async () => {
  const screen = await openAsChild('/');
  await screen.getByRole('button', { name: 'Generate Your First Challenges' }).click();
  await screen
    .getByRole('listitem')
    .filter({ hasText: 'Reading' })
    .getByRole('button', { name: 'Start Challenge' })
    .first()
    .click();
  const submit = screen.getByRole('button', { name: 'Submit Answer' });
  await expect.element(submit).toBeVisible();
  const answer = screen.getByRole('textbox', { name: 'Your answer, in your own words' });
  await answer.fill(SEVERE);
  await expect.element(answer).toHaveValue(SEVERE);
  await submit.click();
  const result = screen.getByRole('region', { name: 'Your result' });
  await expect.element(result.getByText('You are not alone with this')).toBeVisible();
  await expect.element(result.getByRole('link', { name: EMERGENCY }).first()).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('words of danger in the profile are answered over the page, until they are read', async () => {
  const screen = await openAsChild('/profile');
  await screen.getByRole('button', { name: 'Edit Profile' }).click();
  await screen.getByRole('textbox', { name: 'About me' }).fill(SEVERE);
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = screen.getByRole('dialog', { name: 'You are not alone with this' });
  await expect.element(dialog.getByRole('link', { name: EMERGENCY }).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'I have read it' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('ordinary words are answered by no dialog', async () => {
  const screen = await openAsChild('/profile');
  await screen.getByRole('button', { name: 'Edit Profile' }).click();
  await screen.getByRole('textbox', { name: 'About me' }).fill('I like owls.');
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(screen.getByText('Your changes are saved.')).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

const UNCLEAR = 'my secret box is full';

test('who was not understood in the journal is asked, and a call for help gets its own words', async () => {
  const screen = await openAsChild('/journal');
  await screen.getByRole('button', { name: 'Random' }).click();
  await screen.getByLabelText('Your words').fill(UNCLEAR);
  await screen.getByRole('button', { name: 'Submit & Get AI Feedback' }).click();
  const answer = screen.getByRole('status').filter({ hasText: 'Are you safe?' });
  await answer.getByRole('button', { name: 'I need help' }).click();
  await expect
    .element(screen.getByText(/It is good that you said that you need help/))
    .toBeVisible();
});

test('who was not understood in the profile may say that it is safe', async () => {
  const screen = await openAsChild('/profile');
  await screen.getByRole('button', { name: 'Edit Profile' }).click();
  await screen.getByRole('textbox', { name: 'About me' }).fill(UNCLEAR);
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = screen.getByRole('dialog', { name: 'You are not alone with this' });
  await dialog.getByRole('button', { name: 'I am safe' }).click();
  await expect.element(dialog.getByText(/Thank you for saying so/)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'I need help' })).not.toBeInTheDocument();
});

test('an answer that does not reach the host sends the child to a grown-up, and can be given again', async () => {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'student', age: 9, grade: 4 }));
  const screen = await world.open('/profile');
  await screen.getByRole('button', { name: 'Edit Profile' }).click();
  await screen.getByRole('textbox', { name: 'About me' }).fill(UNCLEAR);
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = screen.getByRole('dialog', { name: 'You are not alone with this' });
  const help = dialog.getByRole('button', { name: 'I need help' });
  await expect.element(help).toBeVisible();
  world.disconnect('safety.answer');
  await help.click();
  await expect.element(dialog.getByText(/Please go to a grown-up now/)).toBeVisible();
  world.reconnect();
  await help.click();
  await expect.element(dialog.getByText(/said that you need help/)).toBeVisible();
});

test('what one child was told is not there for the next one', async () => {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'student', age: 9, grade: 4 }));
  const screen = await world.open('/profile');
  await screen.getByRole('button', { name: 'Edit Profile' }).click();
  await screen.getByRole('textbox', { name: 'About me' }).fill(SEVERE);
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await screen.unmount();
  world.signIn(await world.given({ role: 'student', age: 9, grade: 4 }));
  const next = await world.open('/profile');
  await expect.element(next.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await expect.element(next.getByRole('dialog')).not.toBeInTheDocument();
});
