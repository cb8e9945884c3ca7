/// <reference lib="dom" />
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumLaunchOptions } from '../../browser/chromium.ts';
import { registerChild, startProduct, withDataFolder } from '../product.ts';
import { describeComparison } from '../report.ts';
import { inTurns } from '../statistics.ts';

const REPEATS = 7;

/** The project's editor with a program that shows one word, for a child who is signed in. */
async function openEditor(browser: Browser, origin: string): Promise<Page> {
  const token = await registerChild(origin, { username: 'coder', password: 'lamp and light' });
  const context = await browser.newContext();
  await context.addInitScript((value) => localStorage.setItem('sessionToken', value), token);
  const page = await context.newPage();
  await page.goto(`${origin}/ai-coding?project=1`);
  const typed = page.getByRole('tab', { name: 'Code', exact: true });
  const editor = page.getByRole('textbox', { name: /^Your code for/ });
  await editor.or(typed).first().waitFor();
  if (await typed.isVisible()) await typed.click();
  await editor.fill("print('lamp 0')");
  return page;
}

/** Milliseconds from the click on Run Code until the line stands on the page, measured in the page. */
async function runOnce(page: Page, turn: number): Promise<number> {
  const word = `lamp ${turn}`;
  await page.getByRole('textbox', { name: /^Your code for/ }).fill(`print('${word}')`);
  const button = page.locator('button:not([aria-disabled="true"])', { hasText: 'Run Code' });
  await button.waitFor();
  return button.evaluate(
    (element, awaited) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const isThere = () =>
          [...document.querySelectorAll('main *')].some(
            ({ children, textContent }) => children.length === 0 && textContent === awaited,
          );
        const observer = new MutationObserver(() => {
          if (!isThere()) return;
          observer.disconnect();
          resolve(performance.now() - start);
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        (element as HTMLElement).click();
      }),
    word,
  );
}

/** Milliseconds until a worker that only evaluates the same program has answered. */
function bareWorker(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const code =
          "onmessage = ({ data }) => new Function('print', data)((text) => postMessage(text));";
        const worker = new Worker(URL.createObjectURL(new Blob([code])));
        worker.onmessage = () => {
          worker.terminate();
          resolve(performance.now() - start);
        };
        worker.postMessage("print('lamp')");
      }),
  );
}

/** From Run to the first line of output, in a real browser. */
export function runCode(): Promise<string> {
  return withDataFolder(async (folder) => {
    const product = await startProduct(folder);
    const browser = await chromium.launch(await chromiumLaunchOptions());
    try {
      const page = await openEditor(browser, product.origin);
      const bare = await browser.newPage();
      let turn = 0;
      // The first run loads the engine.
      const first = await runOnce(page, ++turn);
      const comparison = describeComparison({
        workload: 'from Run Code to the first line of output',
        unit: 'ms',
        ...(await inTurns(
          REPEATS,
          () => runOnce(page, ++turn),
          () => bareWorker(bare),
        )),
        baselineName: 'a new worker that evaluates the same program without any protection',
      });
      return `${comparison}\n  the first run of a visit: ${first.toFixed(0)} ms`;
    } finally {
      await browser.close();
      await product.stop();
    }
  });
}
