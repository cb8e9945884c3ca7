import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Ear, withVoice } from './ear.ts';
import { planJourney } from './journey.ts';
import { enterAsChild } from './registered-child.ts';
import { expectInReach, expectSoundEitherWay, expectSoundTurned } from './screen-checks.ts';
import { type Finger, lessonWithKey, solveTask } from './solved-task.ts';

const journey = planJourney();

/** Taps from the home to the reward besides those in acts: the lantern, and the button at the end. */
const TAPS_OF_A_LESSON = 2;
/** Milliseconds for the day: each page is looked at twice, and turns after as long as a child looks at it. */
const LONGEST = 240_000;

test('a five-year-old lives a whole day by taps and voice alone, the tablet held either way', {
  timeout: LONGEST,
}, async () => {
  const { page, troubles } = await journey.open();
  const ear = await withVoice(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 768, height: 1024 });
  await enterAsChild(page, 5);

  // The banner of a tablet that is new stands there until a grown-up has answered it, and is in nobody's way.
  await playNextLesson(page, ear, 1);
  await page.getByRole('button', { name: 'Reject All' }).click();
  await playNextLesson(page, ear, 2);
  await playNextLesson(page, ear, 3);
  await ear.hear('All lanterns shine. See you tomorrow!');
  await page.getByText('All lanterns shine.').waitFor();
  await expectSoundEitherWay(page);

  await hearStory(page, ear);
  await playMath(page, ear);
  await ear.hear('All lanterns shine.');
  expect(troubles).toEqual([]);
});

/** From the home to the reward of the lesson whose lantern glows, and home again. */
async function playNextLesson(page: Page, ear: Ear, number: number): Promise<void> {
  const lantern = page.getByRole('main').getByRole('link', { name: /, comes next$/ });
  await expectInReach(lantern);
  await expectSoundEitherWay(page);
  const title = ((await lantern.locator('[lang]').textContent()) ?? '').trim();
  if (number === 1) {
    // Before its first touch no page may speak: the loudspeaker is that touch.
    await page.getByRole('button', { name: /: What comes next$/ }).click();
  }
  let taps = 0;
  await ear.hear(title);
  ear.listen();
  await lantern.click();
  taps += 1;

  const lesson = await lessonOpen(page);
  const complete = page.getByRole('button', { name: 'Complete Lesson' });
  for (;;) {
    const { kind, step } = await shownPage(page);
    if (kind === 'end') break;
    if (kind === 'task') {
      // The first lesson is seen both ways page by page, the others one way and the other in turn.
      await (number === 1 ? expectSoundEitherWay(page) : expectSoundTurned(page));
      await expectInReach(page.getByRole('button', { name: 'Next', exact: true }));
      await solveTask(page, lesson, fingerOf(ear));
      ear.listen();
    }
    // Nobody taps the arrow: a page that is over turns by itself.
    await page.locator(`[aria-current="step"]:not([aria-label="${step}"])`).waitFor();
  }

  await expectInReach(complete);
  await expectSoundEitherWay(page);
  await ear.tapTold(complete, /tap the big button/);
  taps += 1;
  await ear.hear('You earned a star!');
  if (number < 3) await page.getByText(/^Next today: /).waitFor();
  expect(taps).toBeLessThanOrEqual(TAPS_OF_A_LESSON);

  // The way home is by itself, and there the lantern of the lesson shines.
  await page.getByRole('link', { name: new RegExp(`${title}, done$`) }).waitFor();
  expect(await page.getByRole('link', { name: /, done$/ }).count()).toBe(number);
}

/** What is on the page of the player that is shown now, and which of the lesson's it is. */
async function shownPage(page: Page): Promise<{ kind: string; step: string }> {
  const player = page.locator('[data-player]');
  await player.waitFor();
  return player.evaluate((element) => ({
    kind: element.getAttribute('data-page') ?? '',
    step: element.querySelector('[aria-current="step"]')?.getAttribute('aria-label') ?? '',
  }));
}

/** A finger that touches nothing of which nothing was said. */
function fingerOf(ear: Ear): Finger {
  return { tapNamed: ear.tapNamed, tapTold: ear.tapTold };
}

async function lessonOpen(page: Page) {
  await page.waitForURL(/lesson=\d+/);
  return lessonWithKey(page, Number(new URL(page.url()).searchParams.get('lesson')));
}

/** Opens the tent, which its loudspeaker has told of, and in it a tile. */
async function enterTile(page: Page, ear: Ear, name: string): Promise<void> {
  ear.listen();
  await page.getByRole('button', { name: 'Read to me: More' }).click();
  await ear.hear('In the tent there is more: stories, games');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: `Read to me: ${name}` }).click();
  await ear.hear(name);
  await expectSoundEitherWay(page);
  ear.listen();
  await page.getByRole('main').getByRole('link', { name }).click();
}

/** Home by the lantern at the top, which the voice has told of. */
async function goHome(page: Page, ear: Ear): Promise<void> {
  const lantern = page.getByRole('banner').getByRole('link', { name: 'Lamplight' });
  await ear.leaveBy(lantern, /touch the lantern at the top to go home/);
  await page.getByRole('heading', { name: /^Good / }).waitFor();
}

async function hearStory(page: Page, ear: Ear): Promise<void> {
  await enterTile(page, ear, 'Stories');
  await ear.hear('Choose a story. Tap its picture.');
  await expectSoundEitherWay(page);
  ear.listen();
  await page.getByRole('main').getByRole('link', { name: 'Read Story' }).first().click();
  const onward = page.getByRole('button', { name: 'Next', exact: true });
  const reflect = page.getByRole('button', { name: 'Reflect', exact: true });
  for (let part = 1; ; part += 1) {
    await page.getByText(new RegExp(`^Part ${part} of \\d$`)).waitFor();
    await expectSoundTurned(page);
    const isLast = (await reflect.count()) > 0;
    await ear.leaveBy(isLast ? reflect : onward, /then tap the arrow/);
    if (isLast) break;
  }
  const complete = page.getByRole('button', { name: 'Complete Story' });
  await complete.waitFor();
  await expectSoundEitherWay(page);
  await ear.leaveBy(complete, /tap the big button/);
  await ear.hear('Story complete!');
  await expectSoundEitherWay(page);
  await goHome(page, ear);
}

async function playMath(page: Page, ear: Ear): Promise<void> {
  await enterTile(page, ear, 'Games');
  await expectSoundEitherWay(page);
  await ear.tapNamed(page.getByRole('button', { name: /^Start Level \d+ Challenge$/ }));
  for (let problem = 1; problem <= 5; problem += 1) {
    await page.getByText(`Problem ${problem}/5`).first().waitFor();
    if (problem === 1) await expectSoundEitherWay(page);
    await answerProblem(
      page,
      ear,
      page.getByRole('main').getByRole('listitem').getByRole('button'),
    );
  }
  await page.getByRole('heading', { level: 1, name: /passed!$|^Good try!$/ }).waitFor();
  await expectSoundEitherWay(page);
  await goHome(page, ear);
}

/** Chooses the first answer; a right one leads on by itself, a wrong one waits for the arrow that the voice tells of. */
async function answerProblem(page: Page, ear: Ear, answers: Locator): Promise<void> {
  await ear.hear(/a: .*b: /);
  ear.listen();
  await answers.first().click();
  await ear.hear(/correct!|not quite/);
  if (!ear.heard().includes('not quite')) return;
  await ear.leaveBy(
    page.getByRole('button', { name: /^Next Problem$|^See Your Score$/ }),
    /then tap the arrow/,
  );
}
