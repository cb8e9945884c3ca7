import { makePackArchive } from '@lamplight/content/packs/reading';
import { harvestDays } from '@lamplight/content/testing';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { planJourney } from './journey.ts';
import { playToTheEnd } from './played-lesson.ts';
import { enterAsChild } from './registered-child.ts';

const ADMIN = { username: 'miriam', password: 'tambourine' };
const journey = planJourney({ ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password });
const HARVEST = makePackArchive(harvestDays());
const BROKEN = makePackArchive(harvestDays({ 'lessons/bible/day-01/play.js': 'alert(1)' }));

test('an admin installs a pack, a child learns in it, and what was done outlives its removal', async () => {
  const admin = await journey.open();
  await signIn(admin.page);
  await admin.page.goto('/#host/packs');
  await see(admin.page.getByRole('heading', { name: 'Content packs' }));
  await see(admin.page.getByText('168 lessons', { exact: false }));
  await look(admin.page, BROKEN);
  await see(admin.page.getByText('This pack cannot be installed'));
  await see(admin.page.getByText('is a program', { exact: false }));
  await install(admin.page);

  const child = await journey.open();
  await enterAsChild(child.page, 9);
  await child.page.goto('/lessons');
  const module = child.page.getByRole('listitem').filter({ hasText: 'Harvest Days' });
  await module.getByRole('button', { name: 'View Lessons' }).first().click();
  await see(child.page.getByRole('heading', { name: 'Day 1: A Seed in Your Hand' }));
  await see(child.page.getByText('seed-bearing plants', { exact: false }));
  await child.page.getByRole('button', { name: 'Start' }).first().click();
  await see(child.page.getByText('The Bag That Rattled').first());
  await playToTheEnd(child.page);
  await child.page.getByRole('button', { name: 'Complete Lesson' }).click();
  await see(child.page.getByRole('button', { name: 'Lesson Completed' }));
  await child.page.goto('/lessons?module=10000');
  await see(child.page.getByRole('button', { name: 'Review' }));
  expect(child.troubles).toEqual([]);

  admin.page.on('dialog', (dialog) => void dialog.accept());
  await admin.page.getByRole('button', { name: 'Remove Harvest Days' }).click();
  await see(admin.page.getByText('Removed: Harvest Days'));
  await child.page.reload();
  await see(child.page.getByText('Bible Foundations').first());
  expect(await child.page.getByText('Harvest Days').count()).toBe(0);

  await look(admin.page, HARVEST);
  await see(admin.page.getByText('What they did is there again.', { exact: false }));
  await admin.page.getByRole('button', { name: 'Install Harvest Days 1.0.0' }).click();
  await see(admin.page.getByText('Installed: Harvest Days'));
  await child.page.reload();
  await see(child.page.getByRole('button', { name: 'Review' }));
  expect(child.troubles).toEqual([]);
  expect(admin.troubles).toEqual([]);
});

async function install(page: Page): Promise<void> {
  await look(page, HARVEST);
  await see(page.getByText('In this file: Harvest Days'));
  await see(page.getByText('Nobody has signed this pack', { exact: false }));
  await page.getByRole('button', { name: 'Install Harvest Days 1.0.0' }).click();
  await see(page.getByText('Installed: Harvest Days'));
  await see(page.getByRole('heading', { name: 'Harvest Days' }));
}

async function look(page: Page, bytes: Uint8Array): Promise<void> {
  const file = { name: 'harvest.zip', mimeType: 'application/zip', buffer: Buffer.from(bytes) };
  await page.getByLabel('File of the pack').setInputFiles(file);
  await page.getByRole('button', { name: 'Look into it' }).click();
}

async function signIn(page: Page): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: ADMIN });
  const { token } = await answer.json();
  await page.goto('/');
  await page.evaluate((session) => localStorage.setItem('sessionToken', session), token);
}

/** Waits until the first of them is visible; fails with the locator's own words. */
function see(locator: Locator): Promise<void> {
  return locator.first().waitFor({ state: 'visible' });
}
