import { expect, test } from 'vitest';
import { planJourney } from './journey.ts';

const journey = planJourney();

test('a browser that is older than the oldest that we serve is told so in four languages', async () => {
  const { page, troubles } = await journey.open();
  // Safari 15.3 and Chrome 97 have none.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'structuredClone'));
  await page.goto('/lessons');
  for (const words of ['is too old', 'demasiado antiguo', 'trop ancien', 'zu alt']) {
    await page.getByRole('heading', { name: words }).waitFor();
  }
  await page.waitForLoadState('networkidle');
  expect(await page.getByText('Loading your learning adventure').isVisible()).toBe(false);
  expect(troubles).toEqual([]);
});

test('a browser that reads no modules is told so too', async () => {
  const { page, troubles } = await journey.open();
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn'));
  await page.goto('/');
  await page.getByRole('heading', { name: 'is too old' }).waitFor();
  expect(troubles).toEqual([]);
});

test('a browser of today sees nothing of it', async () => {
  const { page, troubles } = await journey.open();
  await page.goto('/');
  await page.getByRole('heading', { name: /Discover God/ }).waitFor();
  expect(await page.getByText('is too old').isVisible()).toBe(false);
  expect(troubles).toEqual([]);
});
