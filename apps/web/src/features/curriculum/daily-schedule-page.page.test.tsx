import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { RenderResult } from 'vitest-browser-react';
import { askAs, callAs } from '../../../test/call-as.ts';
import { createWorld, type World } from '../../../test/world.tsx';
import { keyedApi } from '../../app/outbox/keyed-api.ts';

async function schedule(
  path = '/daily-schedule',
  age = 9,
): Promise<{ world: World; screen: RenderResult }> {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'student', firstName: 'Naomi', age, grade: 4 }));
  const screen = await world.open(path);
  await expect.element(screen.getByRole('heading', { name: 'Daily Schedule' })).toBeVisible();
  return { world, screen };
}

test('the day shows week, theme, lessons, activities, challenges, verse and fact', async () => {
  const { screen } = await schedule();
  await expect.element(screen.getByText('Week 1 · Day 1 of 56')).toBeVisible();
  await expect.element(screen.getByText('This week: In the Beginning')).toBeVisible();
  for (const part of [
    'Day 1: Let there be light',
    'Lessons',
    'Activities',
    'Challenges',
    'Bible verse of the day',
    'Fact of the day',
  ]) {
    await expect.element(screen.getByRole('heading', { name: part, exact: true })).toBeVisible();
  }
  await expect.element(screen.getByText('Genesis 1:3-4')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start' }).elements()).toHaveLength(3);
  await expect.element(screen.getByText('5 points')).toBeVisible();
});

test('other days can be looked at without moving on, and one button leads back', async () => {
  const { screen } = await schedule();
  await expect.element(screen.getByRole('button', { name: 'Previous Day' })).toBeDisabled();
  await screen.getByRole('button', { name: 'Next Day' }).click();
  await expect.element(screen.getByText('Day 2: Sky, sea and land')).toBeVisible();
  await expect.element(screen.getByText('Week 1 · Day 1 of 56')).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Complete Day' }))
    .not.toBeInTheDocument();

  await screen.getByRole('button', { name: 'Return to Current Day' }).click();
  await expect.element(screen.getByText('Day 1: Let there be light')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Complete Day' })).toBeVisible();
});

test('the last day has no next one', async () => {
  const { screen } = await schedule('/daily-schedule?day=56');
  await expect.element(screen.getByText(/^Day 56: /)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Next Day' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Previous Day' })).toBeEnabled();
});

test('completing the day moves on by one and says so', async () => {
  const { screen } = await schedule();
  await screen.getByRole('button', { name: 'Complete Day' }).click();
  await expect.element(screen.getByText('Great progress!')).toBeVisible();
  await expect.element(screen.getByText('Week 1 · Day 2 of 56')).toBeVisible();
  await expect.element(screen.getByText('Day 2: Sky, sea and land')).toBeVisible();
  await screen.getByRole('link', { name: 'Dashboard' }).click();
  await expect.element(screen.getByText('Day 2 of 40')).toBeVisible();
});

test('who goes on before the host has answered is told all the same', async () => {
  const { world, screen } = await schedule();
  const completion = world.hold('curriculum.advanceDay');
  await screen.getByRole('button', { name: 'Complete Day' }).click();
  await screen.getByRole('link', { name: 'Dashboard' }).click();
  await expect.element(screen.getByText('Day 1 of 40')).toBeVisible();
  completion.letThrough();
  await expect.element(screen.getByText('Great progress!')).toBeVisible();
});

test('a day that cannot be completed says so and can be tried again', async () => {
  const { world, screen } = await schedule();
  const complete = screen.getByRole('button', { name: 'Complete Day' });
  await expect.element(complete).toBeVisible();
  world.disconnect();
  await complete.click();
  await expect.element(screen.getByText('Failed to advance to next day')).toBeVisible();
  world.reconnect();
  await complete.click();
  await expect.element(screen.getByText('Week 1 · Day 2 of 56')).toBeVisible();
});

test('on day 56 Complete Day explains that it is the last', async () => {
  const { world, screen: first } = await schedule();
  await first.unmount();
  for (let day = 1; day < 56; day += 1) await keyedApi.curriculum.advanceDay.mutate();
  const screen = await world.open('/daily-schedule');
  await expect.element(screen.getByText(/Day 56 of 56$/)).toBeVisible();
  await screen.getByRole('button', { name: 'Complete Day' }).click();
  await expect.element(screen.getByText('You made it!')).toBeVisible();
});

test('a badge that the day brings is new on a dashboard that was open before', async () => {
  const { world, screen: first } = await schedule();
  await first.unmount();
  for (let day = 1; day < 4; day += 1) await keyedApi.curriculum.advanceDay.mutate();
  const screen = await world.open('/');
  await expect.element(screen.getByRole('heading', { name: /^First Day/ })).toBeVisible();

  await screen.getByRole('button', { name: 'Open Daily Schedule' }).click();
  await screen.getByRole('button', { name: 'Complete Day' }).click();
  await expect.element(screen.getByText('Week 1 · Day 5 of 56')).toBeVisible();
  await screen.getByRole('link', { name: 'Dashboard' }).click();
  await expect.element(screen.getByRole('heading', { name: /^Bible Reader New/ })).toBeVisible();
});

test('a student who has come as far as the class is told when the next day opens', async () => {
  const world = await createWorld();
  const admin = await world.given({ role: 'admin', username: 'miriam' });
  const [{ id: classId }] = await askAs<[{ id: number }]>(admin, 'classes.list');
  const choice = { pacing: 'class-day', startsOn: '2026-06-12', meetsOn: [1, 2, 3, 4, 5] };
  await callAs(admin, 'classes.choosePacing', { classId, choice });
  world.signIn(await world.given({ role: 'student', firstName: 'Naomi', age: 9, grade: 4 }));
  const screen = await world.open('/daily-schedule');
  await screen.getByRole('button', { name: 'Complete Day' }).click();
  const words = 'Your class opens Day 3 on Tuesday, June 16.';
  await expect.element(screen.getByText(words)).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Complete Day' }))
    .not.toBeInTheDocument();
  await screen.getByRole('link', { name: 'Dashboard' }).click();
  await expect.element(screen.getByText(words)).toBeVisible();
});

describe('reading the day aloud', () => {
  beforeEach(() => {
    const voice = { lang: 'en-US', localService: true, name: 'Test', default: true, voiceURI: 't' };
    vi.spyOn(speechSynthesis, 'getVoices').mockReturnValue([voice as SpeechSynthesisVoice]);
    speechSynthesis.dispatchEvent(new Event('voiceschanged'));
  });

  test('has a button beside every text for a child of 5', async () => {
    const { screen } = await schedule('/daily-schedule', 5);
    const button = (text: string) => screen.getByRole('button', { name: `Read to me: ${text}` });
    for (const text of ['In the Beginning', 'To think about', 'Fact of the day']) {
      await expect.element(button(text)).toBeVisible();
    }
    const parts = ['Lessons', 'Activities', 'Challenges'];
    for (const name of parts) {
      const rows = screen.getByRole('region', { name, exact: true }).getByRole('listitem').all();
      expect(rows).toHaveLength(3);
      for (const row of rows) {
        await expect.element(row.getByRole('button', { name: /^Read to me: / })).toBeVisible();
      }
    }
  });

  test('stays quiet for a child of 9', async () => {
    const { screen } = await schedule();
    await expect.element(screen.getByText('This week: In the Beginning')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Read to me: / }).elements()).toEqual([]);
  });
});
