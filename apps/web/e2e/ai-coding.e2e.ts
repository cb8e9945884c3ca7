import { projectById } from '@lamplight/content/projects';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { planJourney } from './journey.ts';
import { enterAsChild } from './registered-child.ts';

const journey = planJourney({}, 'oldest');
const PETS = projectById(1);

/** The editor for typed code; a young child finds blocks first. */
async function openEditor(page: Page): Promise<Locator> {
  await page.goto('/ai-coding?project=1');
  const editor = page.getByRole('textbox', { name: /^Your code for/ });
  const typed = page.getByRole('tab', { name: 'Code', exact: true });
  await see(editor.or(typed));
  if (await typed.isVisible()) await typed.click();
  await see(editor);
  return editor;
}

async function press(page: Page, name: string): Promise<void> {
  await page.locator('button:not([aria-disabled="true"])', { hasText: name }).click();
}

/** Waits until it is visible; fails with the locator's own words. */
function see(locator: Locator): Promise<void> {
  return locator.first().waitFor({ state: 'visible' });
}

describe('a child’s way through a project', () => {
  test.each([9, 14])('at %i: run, mistake, hint, solution, completed', async (age) => {
    const { page, troubles } = await journey.open();
    await enterAsChild(page, age);
    await page.goto('/ai-coding');
    await see(page.getByText('Projects completed'));
    await see(page.getByRole('heading', { name: 'Smart Pet Classifier' }));
    const editor = await openEditor(page);

    await editor.fill("print('one')\nprnt('two')");
    await press(page, 'Run Code');
    await see(page.getByText('Look at line 2'));

    await page.getByRole('tab', { name: 'Hints & Concepts' }).click();
    await page.getByRole('button', { name: /^Show hint 1 of/ }).click();
    await see(page.getByText(PETS?.hints[0] ?? ''));
    await page.getByRole('tab', { name: 'Code Editor' }).click();

    const again = await openEditor(page);
    await again.fill(PETS?.solution ?? '');
    await press(page, 'Check Solution');
    await see(page.getByRole('heading', { name: 'You did it!' }));
    await see(page.getByText('100 points'));
    await see(page.getByText(/^Hidden tests: (\d+) of \1/));

    await page.getByRole('button', { name: 'Back to Projects' }).click();
    await see(page.getByRole('link', { name: 'Review Project' }));
    await see(page.getByText('Score: 100'));
    expect(troubles).toEqual([]);
  });

  test('the code is there when the tab was closed and opened again', async () => {
    const { page } = await journey.open();
    const context = page.context();
    await enterAsChild(page, 14);
    await (await openEditor(page)).fill("print('half a thought')");
    await page.close();
    const later = await context.newPage();
    expect(await (await openEditor(later)).textContent()).toContain('half a thought');
  });

  test('the keyboard leads into the editor and out of it again', async () => {
    const { page } = await journey.open();
    await enterAsChild(page, 14);
    const editor = await openEditor(page);
    await editor.focus();
    await page.keyboard.press('Tab');
    expect(await editor.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    expect(await editor.evaluate((element) => element === document.activeElement)).toBe(false);
  });
});

/** What a curious learner may try, and what the page then says. */
type Attack = readonly [name: string, code: string, says: RegExp];

const ENDLESS: readonly Attack[] = [
  ['a loop without end', 'while (true) {}', /did not come to an end/],
  [
    'a loop that catches everything',
    'for (;;) { try { while (true) {} } catch {} }',
    /did not come/,
  ],
  [
    'a memory bomb of lists',
    'const a = []; while (true) a.push(new Array(10000).fill(7))',
    /more memory|come to an end/,
  ],
  ['a memory bomb of texts', "let s = 'x'; while (true) s += s", /more memory|come to an end/],
  [
    'a memory bomb of buffers',
    'const b = []; while (true) b.push(new ArrayBuffer(1e6))',
    /more memory|come to an end/,
  ],
  ['a call without end', 'function f() { return f() + 1 }\nf()', /calls itself again and again/],
  ['a flood of lines', "while (true) print('again')", /showed more than fits|come to an end/],
];

const REACHING_OUT: readonly Attack[] = [
  ['fetch', "fetch('/stolen-by-fetch')", /does not know “fetch”/],
  [
    'XMLHttpRequest',
    "new XMLHttpRequest().open('GET', '/stolen-by-xhr')",
    /does not know “XMLHttpRequest”/,
  ],
  ['WebSocket', "new WebSocket('ws://' + location.host + '/stolen-by-socket')", /does not know “/],
  ['localStorage', "localStorage.setItem('stolen', '1')", /does not know “localStorage”/],
  ['indexedDB', "indexedDB.open('stolen')", /does not know “indexedDB”/],
  ['importScripts', "importScripts('/stolen-by-scripts')", /does not know “importScripts”/],
  [
    'import',
    "import('/stolen-by-import').then(print, () => print('no such way'))",
    /no such way|Look at line/,
  ],
  ['postMessage', "postMessage({ kind: 'done' })", /does not know “postMessage”/],
  ['close', 'close()', /does not know “close”/],
];

const TRICKS: readonly Attack[] = [
  [
    'the global object through a constructor',
    "const all = print.constructor.constructor('return globalThis')()\nprint(typeof all.fetch, typeof all.document, typeof all.postMessage)",
    /undefined undefined undefined|Look at line/,
  ],
  [
    'a changed Object.prototype',
    "Object.defineProperty(Object.prototype, 'kind', { get() { return 'stolen' } })\nprint('after the trick')",
    /after the trick|Look at line/,
  ],
  [
    'a changed JSON and iterator',
    "JSON.stringify = () => 'stolen'\nArray.prototype[Symbol.iterator] = function* () { yield 'stolen' }\nprint('after the trick')",
    /after the trick|Look at line/,
  ],
  [
    'a toJSON and a proxy',
    "print(new Proxy({}, { ownKeys() { throw 1 }, get() { throw 2 } }))\nprint({ toJSON() { while (true) {} } })\nprint('after the trick')",
    /after the trick|Look at line|come to an end/,
  ],
];

test.each([
  ['that never ends', ENDLESS],
  ['that asks for what a page has', REACHING_OUT],
  ['that plays tricks', TRICKS],
] as const)('code %s leaves the page alive and reaches nothing', async (_what, attacks) => {
  const { page, troubles } = await journey.open();
  await enterAsChild(page, 14);
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(request.url()));
  const editor = await openEditor(page);
  const output = page.getByRole('region', { name: 'Output' });
  const keysBefore = await storedKeys(page);

  for (const [name, code, says] of attacks) {
    await editor.fill(code);
    await press(page, 'Run Code');
    await see(output.getByText(says));
    // The page answers at once, and the next program runs as if nothing had been.
    await editor.fill(`print('alive after: ${name}')`);
    await press(page, 'Run Code');
    await see(output.getByText(`alive after: ${name}`, { exact: true }));
  }

  expect(asked.filter((url) => url.includes('stolen'))).toEqual([]);
  expect(await storedKeys(page)).toEqual(keysBefore);
  expect(troubles).toEqual([]);
  // The watch would have seen it: the page itself may ask.
  await page.evaluate(() => fetch('/not-stolen'));
  expect(asked.filter((url) => url.includes('stolen'))).toHaveLength(1);
});

/** Everything that this browser keeps for the page, by its name. */
function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return [
      ...Object.keys(localStorage).filter((key) => !key.startsWith('project_draft')),
      ...Object.keys(sessionStorage),
      ...databases.map(({ name }) => name ?? ''),
    ].sort();
  });
}

test('the worker’s own script allows it no connection at all', async () => {
  const { page } = await journey.open();
  await enterAsChild(page, 14);
  const answered = page.waitForResponse((response) =>
    /\/program-worker[^/]*\.js/.test(response.url()),
  );
  await openEditor(page);
  const policy = (await answered).headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("connect-src 'none'");
});
