import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createWorld } from '../../../test/world.tsx';
import { REJECT_ALL, storeConsent } from '../../lib/consent.ts';
import { sessionToken } from '../../lib/session-token.ts';

async function openAs(role: 'student' | 'parent' | 'teacher' | 'admin' | null, path: string) {
  storeConsent(REJECT_ALL, new Date());
  const world = await createWorld();
  if (role !== null) world.signIn(await world.given({ role, age: 9, grade: 4 }));
  const screen = await world.open(path);
  return { world, screen };
}

describe('the header', () => {
  test('offers a visitor the ways in, and no Logout', async () => {
    const { screen } = await openAs(null, '/');
    const header = screen.getByRole('banner');
    await expect.element(header.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect.element(header.getByRole('link', { name: 'Sign Up' })).toBeVisible();
    await expect.element(header.getByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  });

  test('shows a student the whole menu', async () => {
    const { screen } = await openAs('student', '/nowhere');
    const menu = screen.getByRole('navigation', { name: 'Main menu' });
    await expect.element(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect.element(menu.getByRole('link', { name: 'Profile' })).toBeVisible();
    await expect.element(menu.getByRole('link', { name: 'AI Chatbot' })).toBeVisible();
  });

  test('shows a parent only what is there for parents', async () => {
    const { screen } = await openAs('parent', '/nowhere');
    const menu = screen.getByRole('navigation', { name: 'Main menu' });
    await expect.element(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect.element(menu.getByRole('link', { name: 'AI Chatbot' })).not.toBeInTheDocument();
  });

  test('folds the menu away on a phone, into two columns', async () => {
    await page.viewport(360, 740);
    const { screen } = await openAs('student', '/nowhere');
    const open = screen.getByRole('button', { name: 'Open the menu' });
    await expect.element(open).toHaveAttribute('aria-expanded', 'false');
    await open.click();
    const menu = screen.getByRole('navigation', { name: 'Main menu' });
    await expect.element(menu.getByRole('link', { name: 'Profile' })).toBeVisible();
    const columns = getComputedStyle(menu.element()).gridTemplateColumns.split(' ');
    expect(columns).toHaveLength(2);
    await screen.getByRole('button', { name: 'Close the menu' }).click();
    await expect.element(menu).not.toBeInTheDocument();
    await page.viewport(1280, 800);
  });
});

describe('Logout', () => {
  test('ends the session, forgets the token and leads to the landing page', async () => {
    const { screen } = await openAs('student', '/nowhere');
    await screen.getByRole('button', { name: 'Logout' }).click();
    await expect.element(screen.getByText('A camp for every age')).toBeVisible();
    await expect.element(screen.getByText('See you next time!')).toBeVisible();
    expect(sessionToken.read()).toBeUndefined();
    expect(localStorage.getItem('platform_config')).toBeNull();
  });

  test('that does not reach the host says so and changes nothing', async () => {
    const { world, screen } = await openAs('student', '/nowhere');
    await expect.element(screen.getByText('Page Not Found')).toBeVisible();
    world.disconnect();
    await screen.getByRole('button', { name: 'Logout' }).click();
    await expect.element(screen.getByText('Logout failed')).toBeVisible();
    expect(sessionToken.read()).toBeDefined();
    world.reconnect();
  });
});

describe('the footer', () => {
  test('has the links, the colors and the copyright line', async () => {
    const { screen } = await openAs(null, '/');
    const footer = screen.getByRole('contentinfo');
    await expect.element(footer.getByRole('button', { name: 'Cookie Settings' })).toBeVisible();
    await expect.element(footer.getByText(/2025/)).toBeVisible();
  });

  test('turns the page dark and light', async () => {
    const { screen } = await openAs(null, '/');
    const root = document.documentElement;
    const colors = screen.getByRole('combobox', { name: 'Colors' });
    await colors.selectOptions('Dark');
    expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await colors.selectOptions('Light');
    expect(root).toHaveAttribute('data-mantine-color-scheme', 'light');
  });
});

describe('where there is no page', () => {
  test('a child is led home', async () => {
    const { screen } = await openAs('student', '/nowhere');
    await expect.element(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    const home = screen.getByRole('link', { name: 'Go to the home page' });
    await expect.element(home).toHaveAttribute('href', '/');
  });

  test.each(['student', 'parent', 'teacher'] as const)(
    'a %s is denied the admin portal',
    async (role) => {
      const { screen } = await openAs(role, '/admin-portal');
      await expect.element(screen.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
      await expect
        .element(screen.getByText("You don't have permission to access the admin portal."))
        .toBeVisible();
    },
  );

  test('the host that cannot be reached is named, with a retry that works', async () => {
    // React reports what its error boundary has caught.
    vi.spyOn(globalThis.console, 'error').mockReturnValue();
    storeConsent(REJECT_ALL, new Date());
    const world = await createWorld();
    world.disconnect();
    const screen = await world.open('/');
    await expect
      .element(screen.getByText("The camp's computer can't be reached right now."))
      .toBeVisible();
    world.reconnect();
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('A camp for every age')).toBeVisible();
  });
});

describe('the version of the host', () => {
  test.each(['parent', 'teacher', 'admin'] as const)('is told to a %s', async (role) => {
    const { screen } = await openAs(role, '/nowhere');
    const footer = screen.getByRole('contentinfo');
    await expect.element(footer.getByText('Lamplight 1.2.3, Jun 1, 2026')).toBeVisible();
  });

  test('is nothing for a child or a visitor', async () => {
    for (const role of ['student', null] as const) {
      const { screen } = await openAs(role, '/nowhere');
      const footer = screen.getByRole('contentinfo');
      await expect.element(footer.getByText('© 2025 Lamplight')).toBeVisible();
      await expect.element(footer.getByText('1.2.3')).not.toBeInTheDocument();
      await screen.unmount();
    }
  });
});
