import { rightAnswer } from '@lamplight/domain/acts';
import { type LessonDetail, lessonId } from '@lamplight/domain/lessons';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callAs } from '../../../../test/call-as.ts';
import { childOf, LESSON, play, QUESTION, untilTold, VOICE } from '../../../../test/play-lesson.ts';
import type { WorldPerson } from '../../../../test/world.tsx';
import { REJECT_ALL, storeConsent } from '../../../lib/consent.ts';
import { deviceWith } from '../../../ui/read-aloud/testing/device-voice.ts';
import { LESSON_OF } from '../testing/lesson-ids.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('a lesson opens at its title, and is told one step at a time, forth and back', async () => {
  const { screen, next, back, step } = await play(9);
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(screen.getByText('Bible · Day 1')).toBeVisible();
  await expect.element(screen.getByText('Beginner')).toBeVisible();
  await expect.element(back).not.toBeInTheDocument();
  await next.click();
  await expect.element(step(2)).toHaveFocus();
  await expect.element(screen.getByText('Bible · Day 1')).not.toBeInTheDocument();
  await back.click();
  await expect.element(screen.getByText('Bible · Day 1')).toBeVisible();
  await untilTold(1);
});

test('the address names the step, and one that was seen is a tap away', async () => {
  const { world, screen, next, step } = await play(9);
  await next.click();
  await next.click();
  await expect.element(step(3)).toBeInTheDocument();
  expect(world.address()).toContain('step=3');
  await expect.element(screen.getByRole('button', { name: /^Step 4 of/ })).toBeDisabled();
  await screen.getByRole('button', { name: /^Step 2 of/ }).click();
  await expect.element(step(2)).toHaveFocus();
  expect(world.address()).toContain('step=2');
  await untilTold(2);
});

test('arrow keys and Enter turn pages, but not while something on it is used', async () => {
  const { screen, step } = await play(9);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(step(2)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(step(3)).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(step(2)).toHaveFocus();
  screen.getByRole('button', { name: 'As one page' }).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(step(2)).toBeInTheDocument();
  await untilTold(2);
});

test('a child of five has words of at most 25, a scene and something said by the guide', async () => {
  const { screen, next, step } = await play(5);
  await expect.element(screen.getByRole('heading', { name: 'Hello, Light!' })).toBeVisible();
  await expect.element(screen.getByText(/^Listen and look/)).toBeVisible();
  await expect.element(screen.getByText('Beginner')).not.toBeInTheDocument();
  const stage = screen.getByRole('img').first();
  await expect.poll(() => stage.element().querySelectorAll('svg path').length).toBeGreaterThan(3);
  await next.click();
  await expect.element(step(2)).toBeInTheDocument();
  await expect.element(screen.getByText(/^Listen and look/)).not.toBeInTheDocument();
  await untilTold(2);
});

test('from 13 there is no guide', async () => {
  const { screen, next } = await play(15);
  await expect.element(next).toBeVisible();
  expect(screen.container.textContent).not.toContain('Now it is your turn!');
});

/** Goes on to the first question of the lesson. */
async function toQuestion({ screen, next }: Awaited<ReturnType<typeof play>>, question: string) {
  const asked = screen.getByRole('group', { name: question });
  while (asked.elements().length === 0) await next.click();
  return asked;
}

test('what was shown in the acts is said at the end, and the rest can be shown from there', async () => {
  const player = await play(5);
  const { screen, next, back } = player;
  const asked = await toQuestion(player, 'God spoke. What came?');
  await asked.getByRole('button', { name: 'Light' }).click();
  await expect.element(asked.getByText('Yes, that is it!')).toBeVisible();
  while (screen.getByRole('button', { name: 'Complete Lesson' }).elements().length === 0) {
    await next.click();
  }
  const objective = (text: RegExp) => screen.getByRole('listitem').filter({ hasText: text });
  await expect.element(objective(/^Tell what God made/).getByText('You showed it!')).toBeVisible();
  await expect.element(objective(/^Name the two times/).getByText('Still waiting')).toBeVisible();
  await expect.element(screen.getByText('You came to the end! A star is waiting.')).toBeVisible();

  await screen.getByRole('button', { name: /^Show me\s+Name the two times/ }).click();
  const missed = screen.getByRole('group', { name: 'What did God name the bright time?' });
  await missed.getByRole('button', { name: 'Day', exact: true }).click();
  await expect.element(missed.getByText('Yes, that is it!')).toBeVisible();
  // From there the arrow leads back to the end, which says so.
  await next.click();
  await expect.element(objective(/^Name the two times/).getByText('You showed it!')).toBeVisible();

  // Who turns back to it later goes on from it as from every page.
  while (missed.elements().length === 0) await back.click();
  await next.click();
  await expect.element(missed).not.toBeInTheDocument();
  await expect
    .element(screen.getByRole('button', { name: 'Complete Lesson' }))
    .not.toBeInTheDocument();
});

test.each([
  [5, 'You showed it all. The star is yours!'],
  [9, 'You have shown all of it. The star of this lesson is yours!'],
  [15, 'You have shown every objective. The star of this lesson is yours.'],
])('a child of %i who has shown all earns the star of the lesson', async (age, words) => {
  const { world, child } = await childOf(age);
  const id = LESSON_OF.bible.firstDay;
  const { checks, acts } = await detailOf(child, id);
  for (const [question, { answer }] of checks.entries()) {
    await callAs(child, 'lessons.answer', { lessonId: id, question, choice: answer });
  }
  for (const [act, one] of acts.entries()) {
    const answer = [...(rightAnswer(one.act) ?? [])];
    await callAs(child, 'lessons.act', { lessonId: id, act, answer });
  }
  const screen = await world.open(`${LESSON}&step=99`);
  await expect.element(screen.getByText(words)).toBeVisible();
  await expect.element(screen.getByRole('img', { name: 'Star of this lesson' })).toBeVisible();
  await screen.getByRole('button', { name: 'Complete Lesson' }).click();
  await expect.element(screen.getByText('You earned a star!')).toBeVisible();
});

/** A lesson as the host tells it to this child. */
async function detailOf({ token }: WorldPerson, lessonId: number): Promise<LessonDetail> {
  const query = new URLSearchParams({ input: JSON.stringify({ lessonId }) });
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`/trpc/lessons.detail?${query}`, { headers });
  return (await answer.json()).result.data;
}

/** What a lesson asks first. */
async function firstCheck(child: WorldPerson, lessonId: number) {
  const { checks, objectives } = await detailOf(child, lessonId);
  const [check] = checks;
  if (check === undefined) throw new Error(`Lesson ${lessonId} asks nothing.`);
  const shown = objectives.filter((_, objective) => check.practises.includes(objective));
  return { question: check.question, right: check.options[check.answer] ?? '', shown };
}

test.each([
  [5, 'ai', lessonId('ai', 1), 'Your lantern is lit!'],
  [9, 'math', lessonId('math', 1), 'Your lantern is lit!'],
  [13, 'science', lessonId('science', 2), 'This lesson is completed.'],
  [17, 'bible', lessonId('bible', 1), 'This lesson is completed.'],
] as const)(
  'a child of %i gets a star for what it has shown in a lesson of %s, and none for its end',
  async (age, _, id, end) => {
    const player = await play(age, `/lessons?lesson=${id}`);
    const { screen, next, child } = player;
    const { question, right, shown } = await firstCheck(child, id);
    const asked = await toQuestion(player, question);
    await asked.getByRole('button', { name: right, exact: true }).click();
    await expect.element(asked.getByText('(the right answer)')).toBeInTheDocument();
    while (screen.getByRole('button', { name: 'Complete Lesson' }).elements().length === 0) {
      await next.click();
    }
    const star = { name: 'Star', exact: true } as const;
    for (const objective of shown) {
      const line = screen.getByRole('listitem').filter({ hasText: objective });
      await expect.element(line.getByRole('img', star)).toBeVisible();
    }
    expect(screen.getByRole('img', star).elements()).toHaveLength(shown.length);
    await screen.getByRole('button', { name: 'Complete Lesson' }).click();
    await expect.element(screen.getByText(end)).toBeVisible();
    await expect.element(screen.getByText('You earned a star!')).not.toBeInTheDocument();
  },
);

test('a lesson is completed on its last page, with the words of old', async () => {
  const { screen } = await play(9, `${LESSON}&step=99`);
  await expect.element(screen.getByText('Learning Objectives')).toBeVisible();
  await screen.getByRole('button', { name: 'Complete Lesson' }).click();
  await expect.element(screen.getByRole('button', { name: 'Lesson Completed' })).toBeDisabled();
  await expect.element(screen.getByText('Your lantern is lit!')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Review' })).toBeVisible();
});

test('another tablet goes on where the lesson was left, or from the start', async () => {
  const { world, screen, next, step } = await play(9);
  await next.click();
  await next.click();
  await expect.element(step(3)).toBeInTheDocument();
  await untilTold(3);
  await screen.unmount();
  // Another one remembers nothing.
  localStorage.removeItem('lesson-places');

  const other = await world.open(LESSON);
  await expect.element(other.getByText('You go on at step 3.')).toBeVisible();
  await other.getByRole('button', { name: 'From the start' }).click();
  await expect.element(other.getByText('Bible · Day 1')).toBeVisible();
  await untilTold(1);
});

test('a place that was kept without the host is not lost', async () => {
  const { world, screen, next } = await play(9);
  world.disconnect('lessons.place');
  await next.click();
  await expect.element(screen.getByText('Waiting')).toBeInTheDocument();
  await screen.unmount();
  world.reconnect();
  const again = await world.open(LESSON);
  await expect.element(again.getByText('You go on at step 2.')).toBeVisible();
});

test('as one page it is the whole lesson, which this device remembers', async () => {
  const { world, screen } = await play(9);
  await screen.getByRole('button', { name: 'As one page' }).click();
  await expect.element(screen.getByRole('heading', { name: "Today's Lesson" })).toBeVisible();
  await expect.element(screen.getByText('Check what you know')).toBeVisible();
  await screen.unmount();
  const again = await world.open(LESSON);
  await again.getByRole('button', { name: 'Step by step' }).click();
  await expect.element(again.getByRole('button', { name: /^Next/ })).toBeVisible();
});

/** Whether something is on the screen as it opened, with nothing over it. */
function isInReach(element: Element): boolean {
  const { left, top, width, height, bottom } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return bottom <= innerHeight && hit !== null && (element.contains(hit) || hit.contains(element));
}

test.each([
  [1024, 768],
  [768, 1024],
  [360, 740],
  [1280, 800],
])(
  'on a screen of %i by %i an act of the youngest is seen whole, and the way on',
  async (...size) => {
    await page.viewport(...size);
    // The banner of a new device stands over the page until a grown-up has answered it.
    storeConsent(REJECT_ALL, new Date());
    deviceWith([VOICE]);
    const { screen, next } = await play(5, QUESTION);
    for (const option of ['Fish', 'Trees', 'Light']) {
      const tile = screen.getByRole('button', { name: option, exact: true });
      await expect.poll(() => isInReach(tile.element())).toBe(true);
    }
    await expect.poll(() => isInReach(next.element())).toBe(true);
    await screen.unmount();

    const counting = await play(5, `/lessons?lesson=${LESSON_OF.math.firstDay}&step=6`);
    const numbers = counting.screen.getByRole('list', { name: 'How many?' });
    await expect.element(numbers).toBeVisible();
    await expect.poll(() => isInReach(numbers.element())).toBe(true);
    const things = counting.screen.getByRole('button', { name: /^Number \d/ });
    await expect.poll(() => things.elements().length).toBeGreaterThan(1);
    expect(things.elements().every(isInReach)).toBe(true);
    await expect.poll(() => isInReach(counting.next.element())).toBe(true);
    await counting.screen.unmount();
    await page.viewport(1280, 800);
  },
);
