import { afterEach, describe, expect, test, vi } from 'vitest';
import { createWorld } from '../../../test/world.tsx';
import { REJECT_ALL, storeConsent } from '../../lib/consent.ts';

const FIRST = /stars have different colors/;
const SECOND = /My daughter tells me/;
const THIRD = /who is stuck/;

async function openLanding() {
  storeConsent(REJECT_ALL, new Date());
  const world = await createWorld();
  const screen = await world.open('/');
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  return screen;
}

describe('the landing page', () => {
  test('promotes the three age bands', async () => {
    const screen = await openLanding();
    for (const band of ['Little Explorers', 'Young Scholars', 'Future Leaders']) {
      await expect.element(screen.getByRole('heading', { name: band })).toBeVisible();
    }
    for (const ages of ['Ages 5–7', 'Ages 8–11', 'Ages 12+']) {
      await expect.element(screen.getByText(ages)).toBeVisible();
    }
  });

  test('leads to registration and sign-in, and nowhere that is not there', async () => {
    const screen = await openLanding();
    const links = [...screen.container.querySelectorAll<HTMLAnchorElement>('main a')];
    const targets = new Set(links.map((link) => link.getAttribute('href')));
    expect([...targets].sort()).toEqual(['#camp', '/login', '/register']);
    expect(document.querySelector('#camp')).not.toBeNull();
  });

  test('shows the parts of the camp, the rooms among them', async () => {
    const screen = await openLanding();
    await expect.element(screen.getByText('Bible Foundations')).toBeVisible();
    await expect.element(screen.getByText('Multiplayer')).toBeVisible();
  });
});

describe('the voices', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('change every four seconds and begin again', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const screen = await openLanding();
    await expect.element(screen.getByText(FIRST)).toBeInTheDocument();
    vi.advanceTimersByTime(3999);
    await expect.element(screen.getByText(FIRST)).toBeInTheDocument();
    vi.advanceTimersByTime(1);
    await expect.element(screen.getByText(SECOND)).toBeInTheDocument();
    vi.advanceTimersByTime(4000);
    await expect.element(screen.getByText(THIRD)).toBeInTheDocument();
    vi.advanceTimersByTime(4000);
    await expect.element(screen.getByText(FIRST)).toBeInTheDocument();
  });

  test('hold still while the focus is there', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const screen = await openLanding();
    await screen.getByRole('button', { name: 'Next voice' }).click();
    await expect.element(screen.getByText(SECOND)).toBeInTheDocument();
    vi.advanceTimersByTime(20_000);
    await expect.element(screen.getByText(SECOND)).toBeInTheDocument();
  });

  test('can be stopped, and chosen by hand', async () => {
    const screen = await openLanding();
    await screen.getByRole('button', { name: 'Stop changing voices' }).click();
    await expect
      .element(screen.getByRole('button', { name: 'Let the voices change' }))
      .toBeVisible();
    await screen.getByRole('button', { name: 'Voice 3 of 3' }).click();
    await expect.element(screen.getByText(THIRD)).toBeVisible();
    await screen.getByRole('button', { name: 'Previous voice' }).click();
    await expect.element(screen.getByText(SECOND)).toBeVisible();
  });
});
