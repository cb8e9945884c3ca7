import type { LessonAct } from '@lamplight/domain/acts';
import type { LessonDetail } from '@lamplight/domain/lessons';
import type { Locator, Page } from 'playwright-core';

/** How somebody taps: what they have heard or read the words of, and what an instruction meant. */
export interface Finger {
  tapNamed(named: Locator): Promise<void>;
  tapTold(told: Locator, instruction: RegExp): Promise<void>;
}

/** The finger of somebody who reads. */
export const READER: Finger = {
  tapNamed: (named) => named.click(),
  tapTold: (told) => told.click(),
};

/** Asks the host for a lesson, with its key. */
export async function lessonWithKey(page: Page, lessonId: number): Promise<LessonDetail> {
  const token = await page.evaluate(() => localStorage.getItem('sessionToken'));
  const answer = await page.request.get('/trpc/lessons.detail', {
    params: { input: JSON.stringify({ lessonId }) },
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  return (await answer.json()).result.data;
}

/** Does the task of the page that is open, rightly; false when there is none. */
export async function solveTask(
  page: Page,
  lesson: LessonDetail,
  finger: Finger,
): Promise<boolean> {
  const task = page.getByRole('main').locator('fieldset');
  if ((await task.count()) === 0) return false;
  const asked = ((await task.locator('h3').textContent()) ?? '').trim();
  const check = lesson.checks.find(({ question }) => question === asked);
  if (check !== undefined) {
    await finger.tapNamed(option(task, check.options[check.answer] ?? ''));
    return true;
  }
  if (lesson.activities.some(({ title }) => title === asked)) {
    await finger.tapTold(task.getByRole('button', { name: 'Done!' }), /big button/);
    return true;
  }
  const acts = lesson.acts.map(({ act }) => act);
  const act =
    acts.find(({ question }) => question === asked) ??
    // The player itself names a verse to be built.
    acts.find(({ question, kind }) => question === '' && kind === 'verse');
  if (act === undefined) throw new Error(`No task asks “${asked}”.`);
  await solveAct(page, task, act, finger);
  return true;
}

function option(task: Locator, text: string): Locator {
  const exactly = task.page().getByText(text, { exact: true });
  return task.locator('button[data-option]').filter({ has: exactly });
}

async function solveAct(page: Page, task: Locator, act: LessonAct, finger: Finger): Promise<void> {
  const thing = (index: number) => task.locator(`button[data-thing="${index}"]`);
  const check = () =>
    finger.tapTold(task.getByRole('button', { name: 'Check', exact: true }), /big button/);
  switch (act.kind) {
    case 'predict':
      return finger.tapNamed(option(task, act.options[0]?.text ?? ''));
    case 'tap': {
      const name = act.parts[act.answer]?.text ?? '';
      const part = task.getByRole('button', { name, exact: true });
      return finger.tapTold(part.first(), /tap it in the picture/);
    }
    case 'count':
      return finger.tapTold(
        task.getByRole('button', { name: String(act.count), exact: true }),
        /then tap the number/,
      );
    case 'order': {
      const card = (place: number) =>
        task.locator('li[data-place] button[aria-pressed]').nth(place);
      for (const [place, { text }] of act.items.entries()) {
        if ((await card(place).textContent())?.includes(text)) continue;
        const wanted = task
          .locator('li[data-place] button[aria-pressed]')
          .filter({ has: page.getByText(text, { exact: true }) });
        await finger.tapTold(wanted, /then its place/);
        await finger.tapTold(card(place), /then its place/);
      }
      return check();
    }
    case 'sort':
      for (const [index, { text, group }] of act.items.entries()) {
        await finger.tapTold(thing(index), /where does it belong/);
        const into = `Put “${text}” into “${act.groups[group]?.text}”`;
        await finger.tapTold(
          task.getByRole('button', { name: into, exact: true }),
          /where does it belong/,
        );
      }
      return check();
    case 'match':
      for (const [index, { left }] of act.pairs.entries()) {
        await finger.tapNamed(task.getByRole('button', { name: left.text, exact: true }));
        await finger.tapNamed(thing(index));
      }
      return check();
    case 'gap':
      for (let gap = 0; gap < act.pieces.length - 1; gap += 1) await finger.tapNamed(thing(gap));
      return check();
    case 'verse':
      for (const index of act.pieces.keys()) await finger.tapNamed(thing(index));
      return check();
    case 'slide':
      await finger.tapTold(task.getByRole('button', { name: 'More' }), /tap plus or minus/);
      return finger.tapTold(task.getByRole('button', { name: 'Let us see' }), /big button/);
    case 'draw':
      await drawOn(page, task.getByRole('img'));
      return finger.tapTold(task.getByRole('button', { name: 'I am done' }), /big button/);
    case 'write':
      return finger.tapTold(
        task.getByRole('button', { name: /^I (said it aloud|wrote it on paper)$/ }),
        /./,
      );
    case 'train':
      throw new Error('A training has a journey of its own.');
  }
}

async function drawOn(page: Page, sheet: Locator): Promise<void> {
  const box = await sheet.boundingBox();
  if (box === null) throw new Error('There is no sheet to draw on.');
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.3);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.5, { steps: 4 });
  await page.mouse.up();
}
