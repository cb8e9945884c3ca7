import { describe, expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { createWorld } from '../../../test/world.tsx';
import { REJECT_ALL, storeConsent } from '../../lib/consent.ts';

async function openAs(role: 'student' | 'parent' | 'teacher' | null, path: string) {
  storeConsent(REJECT_ALL, new Date());
  const world = await createWorld();
  if (role !== null) world.signIn(await world.given({ role }));
  return world.open(path);
}

describe.each([
  ['/terms-of-use', 'Terms of Use'],
  ['/privacy-policy', 'Privacy Policy'],
])('%s', (path, title) => {
  test('has 11 numbered sections in an area 600 px high, and its date', async () => {
    const screen = await openAs('student', path);
    await expect.element(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect.element(screen.getByText('Last updated: June 17, 2025')).toBeVisible();
    const area = screen.getByRole('region', { name: 'Text of this page, scrolls' });
    expect(area.element().getBoundingClientRect().height).toBe(600);
    expect(area.element().querySelectorAll('ol > li h2')).toHaveLength(11);
  });

  test('has a way back', async () => {
    const screen = await openAs('teacher', path);
    const back = screen.getByRole('main').getByRole('link', { name: 'Back' });
    await expect.element(back).toHaveAttribute('href', '/');
  });

  test('opens over the landing page for somebody who is not signed in', async () => {
    const screen = await openAs(null, path);
    await expect.element(screen.getByRole('dialog', { name: title })).toBeVisible();
    await screen.getByRole('button', { name: 'Close' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByText('A camp for every age')).toBeVisible();
  });

  test('is not found by a parent, whose footer opens the text in place', async () => {
    const screen = await openAs('parent', path);
    await expect.element(screen.getByText('Page Not Found')).toBeVisible();
    await screen.getByRole('contentinfo').getByRole('button', { name: title }).click();
    await expect.element(screen.getByRole('dialog', { name: title })).toBeVisible();
  });
});

test('the privacy policy carries its four badges', async () => {
  const screen = await openAs('student', '/privacy-policy');
  for (const badge of ['COPPA Compliant', 'Transparent', 'Secure', 'Family Safe']) {
    await expect.element(screen.getByText(badge)).toBeVisible();
  }
});

test('the terms end with an acknowledgement', async () => {
  const screen = await openAs('student', '/terms-of-use');
  await expect.element(screen.getByRole('heading', { name: 'Acknowledgement' })).toBeVisible();
});

test('in the footer the privacy policy opens in a new tab, the terms in this one', async () => {
  const screen = await openAs('student', '/terms-of-use');
  const footer = screen.getByRole('contentinfo');
  const privacy = footer.getByRole('link', { name: /Privacy Policy/ });
  await expect.element(privacy).toHaveAttribute('target', '_blank');
  await expect.element(privacy).toHaveAttribute('href', '/privacy-policy');
  const terms = footer.getByRole('link', { name: 'Terms of Use' });
  await expect.element(terms).not.toHaveAttribute('target');
});

test('the privacy policy tells what is so on this host, and shows the table of what is kept', async () => {
  const screen = await openAs('student', '/privacy-policy');
  const text = screen.getByRole('region', { name: 'Text of this page, scrolls' });
  await expect
    .element(text.getByText(/No AI service outside this building is set up/))
    .toBeInTheDocument();
  await expect.element(text.getByText(/No mail leaves/)).toBeInTheDocument();
  const kept = text.getByRole('list', { name: 'What is kept, and for how long' });
  const chat = kept.getByRole('listitem').filter({ hasText: 'What was written in the chat' });
  await expect.element(chat.getByText('400 days')).toBeInTheDocument();
});

test('somebody who reads German reads the terms in German, and which text decides', async () => {
  storeConsent(REJECT_ALL, new Date());
  const world = await createWorld();
  const teen = await world.given({ role: 'student', age: 15 });
  await callAs(teen, 'profiles.update', { language: 'de' });
  world.signIn(teen);
  const screen = await world.open('/terms-of-use');
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Nutzungsbedingungen' }))
    .toBeVisible();
  await expect.element(screen.getByText(/gilt der englische Text/)).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Haftung' })).toBeInTheDocument();
});
