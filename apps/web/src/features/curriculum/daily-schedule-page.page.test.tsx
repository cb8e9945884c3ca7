import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { RenderResult } from 'vitest-browser-react';
import { askAs, callAs } from '../../../test/call-as.ts';
import { createWorld, type World } from '../../../test/world.tsx';
import { outbox } from '../../app/outbox/host-outbox.ts';
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

/** Completes the day though its lessons are open, which the page asks about once. */
async function completeDay(screen: RenderResult): Promise<void> {
  await screen.getByRole('button', { name: 'Complete Day' }).click();
  await screen.getByRole('button', { name: 'Complete the day anyway' }).click();
}

test('the day shows week, theme, lessons, activities, challenges, verse and fact', async () => {
  const { screen } = await schedule();
  await expect.element(screen.getByText('Week 1 · Day 1 of 56')).toBeVisible();
  await expect.element(screen.getByText('This week: In the Beginning')).toBeVisible();
  for (const part of [
    'Day 1: The very first light',
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
  await expect.element(screen.getByText('5 points', { exact: true })).toBeVisible();
});

test('other days can be looked at without moving on, and one button leads back', async () => {
  const { screen } = await schedule();
  await expect.element(screen.getByRole('button', { name: 'Previous Day' })).toBeDisabled();
  await screen.getByRole('button', { name: 'Next Day' }).click();
  await expect.element(screen.getByText('Day 2: Room for everything')).toBeVisible();
  await expect.element(screen.getByText('Week 1 · Day 1 of 56')).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Complete Day' }))
    .not.toBeInTheDocument();

  await screen.getByRole('button', { name: 'Return to Current Day' }).click();
  await expect.element(screen.getByText('Day 1: The very first light')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Complete Day' })).toBeVisible();
});

describe('an activity that was done', () => {
  const hunt = { name: 'I did it: Light hunters' };

  test('is marked with one tap, stays so, and can be taken back', async () => {
    const { world, screen } = await schedule();
    const button = screen.getByRole('button', hunt);
    await expect.element(button).toHaveAttribute('aria-pressed', 'false');
    await expect.element(screen.getByText('0 of 25 points')).toBeVisible();
    await button.click();
    await expect.element(button).toHaveAttribute('aria-pressed', 'true');
    await expect.element(screen.getByText('5 of 25 points')).toBeVisible();

    await screen.unmount();
    const again = await world.open('/daily-schedule');
    const marked = again.getByRole('button', hunt);
    await expect.element(marked).toHaveAttribute('aria-pressed', 'true');
    await marked.click();
    await expect.element(marked).toHaveAttribute('aria-pressed', 'false');
    await expect.element(again.getByText('0 of 25 points')).toBeVisible();
  });

  test('waits on the device while the host is away, the last tap counting', async () => {
    const { world, screen } = await schedule();
    const button = screen.getByRole('button', hunt);
    await expect.element(button).toBeVisible();
    world.disconnect();
    await button.click();
    await expect.element(button).toHaveAttribute('aria-pressed', 'true');
    await button.click();
    await expect.element(button).toHaveAttribute('aria-pressed', 'false');
    await button.click();
    await expect.element(screen.getByText('5 of 25 points')).toBeVisible();
    await vi.waitFor(() => expect(outbox.state().waiting).toHaveLength(1));

    world.reconnect();
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(outbox.state().waiting).toHaveLength(0));
    await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  });

  test('is marked on days that have come, not on those ahead', async () => {
    const { screen } = await schedule('/daily-schedule?day=2');
    await expect.element(screen.getByRole('heading', { name: 'Cloud diary' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^I did it/ }).elements()).toEqual([]);
  });

  test('adds its points to those of the dashboard', async () => {
    const { screen } = await schedule();
    await screen.getByRole('button', hunt).click();
    await expect.element(screen.getByText('5 of 25 points')).toBeVisible();
    await screen.getByRole('link', { name: 'Dashboard' }).click();
    await expect.element(screen.getByText('5 points', { exact: true })).toBeVisible();
  });
});

test('a child of 5 has the day in words for that age', async () => {
  const { screen } = await schedule('/daily-schedule', 5);
  await expect.element(screen.getByText('Day 1: God makes light')).toBeVisible();
  await expect.element(screen.getByText(/Curl up small in the dark\./)).toBeVisible();
});

test('the last day has no next one', async () => {
  const { screen } = await schedule('/daily-schedule?day=56');
  await expect.element(screen.getByText(/^Day 56: /)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Next Day' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Previous Day' })).toBeEnabled();
});

test('completing the day moves on by one and says so', async () => {
  const { screen } = await schedule();
  await completeDay(screen);
  await expect.element(screen.getByText('Great progress!')).toBeVisible();
  await expect.element(screen.getByText('Week 1 · Day 2 of 56')).toBeVisible();
  await expect.element(screen.getByText('Day 2: Room for everything')).toBeVisible();
  await screen.getByRole('link', { name: 'Dashboard' }).click();
  await expect.element(screen.getByText('Day 2 of 40')).toBeVisible();
});

test('a day with open lessons is not completed by one press', async () => {
  const { screen } = await schedule();
  await screen.getByRole('button', { name: 'Complete Day' }).click();
  const question = screen.getByRole('dialog', { name: 'Go on to the next day?' });
  await expect.element(question.getByText(/^3 lessons of this day are still open/)).toBeVisible();
  await question.getByRole('button', { name: "Keep today's lessons" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(screen.getByText('Week 1 · Day 1 of 56')).toBeVisible();
});

test('a day whose lessons are done is completed without a question', async () => {
  const { screen: first, world } = await schedule();
  await first.unmount();
  for (const lessonId of [1, 57, 113]) await keyedApi.lessons.complete.mutate({ lessonId });
  const screen = await world.open('/daily-schedule');
  await screen.getByRole('button', { name: 'Complete Day' }).click();
  await expect.element(screen.getByText('Week 1 · Day 2 of 56')).toBeVisible();
});

test('who goes on before the host has answered is told all the same', async () => {
  const { world, screen } = await schedule();
  const completion = world.hold('curriculum.advanceDay');
  await completeDay(screen);
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
  await completeDay(screen);
  await expect.element(screen.getByText('Failed to advance to next day')).toBeVisible();
  world.reconnect();
  await completeDay(screen);
  await expect.element(screen.getByText('Week 1 · Day 2 of 56')).toBeVisible();
});

test('on day 56 Complete Day explains that it is the last', async () => {
  const { world, screen: first } = await schedule();
  await first.unmount();
  for (let day = 1; day < 56; day += 1) await keyedApi.curriculum.advanceDay.mutate();
  const screen = await world.open('/daily-schedule');
  await expect.element(screen.getByText(/Day 56 of 56$/)).toBeVisible();
  await completeDay(screen);
  await expect.element(screen.getByText('You made it!')).toBeVisible();
});

test('a badge that the day brings is new on a dashboard that was open before', async () => {
  const { world, screen: first } = await schedule();
  await first.unmount();
  for (let day = 1; day < 4; day += 1) await keyedApi.curriculum.advanceDay.mutate();
  const screen = await world.open('/');
  await expect.element(screen.getByRole('heading', { name: /^First Day/ })).toBeVisible();

  await screen.getByRole('button', { name: 'Open Daily Schedule' }).click();
  await completeDay(screen);
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
  await completeDay(screen);
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
