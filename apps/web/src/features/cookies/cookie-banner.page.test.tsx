import { describe, expect, test } from 'vitest';
import { createWorld } from '../../../test/world.tsx';
import { classTablet } from '../../lib/class-tablet.ts';
import { REJECT_ALL, storeConsent, storedConsent } from '../../lib/consent.ts';

const REJECTED = { essential: true, analytics: false, functional: false, preferences: false };

async function openBanner() {
  const world = await createWorld();
  const screen = await world.open('/');
  return { screen, banner: screen.getByRole('region', { name: "Cookies and children's privacy" }) };
}

describe('the cookie banner', () => {
  test('shows until something is chosen, and not after that', async () => {
    const { screen, banner } = await openBanner();
    await expect.element(banner).toBeVisible();
    await banner.getByRole('button', { name: 'Reject All' }).click();
    await expect.element(banner).not.toBeInTheDocument();
    expect(storedConsent()).toEqual(REJECTED);
    expect(localStorage.getItem('cookie-consent-date')).toMatch(/^\d{4}-\d\d-\d\dT/);
    await screen.unmount();

    const again = await openBanner();
    await expect.element(again.screen.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(again.banner).not.toBeInTheDocument();
  });

  test('Accept All sets all four', async () => {
    const { banner } = await openBanner();
    await banner.getByRole('button', { name: 'Accept All' }).click();
    expect(storedConsent()).toEqual({
      essential: true,
      analytics: true,
      functional: true,
      preferences: true,
    });
  });

  test('lies over nothing: the page ends above it, and has all its room once something is chosen', async () => {
    const { screen, banner } = await openBanner();
    const foot = () => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      return screen.getByRole('contentinfo').element().getBoundingClientRect().bottom;
    };
    const top = () => banner.element().getBoundingClientRect().top;
    await expect.element(banner).toBeVisible();
    await expect.poll(foot).toBeLessThanOrEqual(Math.ceil(top()));
    await banner.getByRole('button', { name: 'Reject All' }).click();
    const inset = () => document.documentElement.style.getPropertyValue('--bottom-inset');
    await expect.poll(inset).toBe('');
  });

  test('rejecting is as big as accepting', async () => {
    const { banner } = await openBanner();
    const boxOf = (name: string) =>
      banner.getByRole('button', { name }).element().getBoundingClientRect();
    await expect.element(banner.getByRole('button', { name: 'Accept All' })).toBeVisible();
    expect(boxOf('Reject All').height).toBe(boxOf('Accept All').height);
    expect(Math.abs(boxOf('Reject All').width - boxOf('Accept All').width)).toBeLessThan(12);
  });

  test('links to the privacy practices', async () => {
    const { screen, banner } = await openBanner();
    await banner.getByRole('button', { name: 'Read our privacy practices' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Privacy Policy' })).toBeVisible();
  });
});

describe('Cookie Preferences', () => {
  test('stores the switches as they stand; Essential is locked on', async () => {
    const { screen, banner } = await openBanner();
    await banner.getByRole('button', { name: 'Customize' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Cookie Preferences' });
    await expect.element(dialog.getByRole('switch', { name: /Essential/ })).toBeDisabled();
    await expect.element(dialog.getByRole('switch', { name: /Essential/ })).toBeChecked();
    await dialog.getByRole('switch', { name: /Functional/ }).click();
    await dialog.getByRole('button', { name: 'Save Preferences' }).click();
    await expect.element(banner).not.toBeInTheDocument();
    expect(storedConsent()).toEqual({ ...REJECTED, functional: true });
  });

  test('can be left without a choice', async () => {
    const { screen, banner } = await openBanner();
    await banner.getByRole('button', { name: 'Customize' }).click();
    await screen.getByRole('button', { name: 'Close' }).click();
    await expect.element(banner).toBeVisible();
    expect(storedConsent()).toBeUndefined();
  });
});

test('on a class tablet the teacher is asked at its tiles, and no child', async () => {
  classTablet.write({ token: 'secret', name: 'Tablet 1', className: 'Owls' });
  const atTiles = await openBanner();
  await expect.element(atTiles.banner).toBeVisible();
  await expect.element(atTiles.banner.getByText(/no child will be asked/)).toBeVisible();
  await atTiles.screen.unmount();
  const world = await createWorld();
  world.signIn(await world.given({ role: 'student', firstName: 'Naomi', age: 9 }));
  const screen = await world.open('/');
  await expect.element(screen.getByRole('heading', { name: /Naomi/ })).toBeVisible();
  await expect
    .element(screen.getByRole('region', { name: "Cookies and children's privacy" }))
    .not.toBeInTheDocument();
});

test('a stored choice keeps the banner away', async () => {
  storeConsent(REJECT_ALL, new Date());
  const { screen, banner } = await openBanner();
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(banner).not.toBeInTheDocument();
});
