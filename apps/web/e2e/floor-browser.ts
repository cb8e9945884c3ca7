import type { BrowserContext } from 'playwright-core';

const LISTS = ['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with'];

/**
 * What one of the oldest browsers that we serve lacks (src/app/browser-floor): the names, by who has them. The last
 * owner is the window or the worker itself.
 */
const NEWER_FUNCTIONS: Readonly<Record<string, readonly string[]>> = {
  'Array.prototype': LISTS,
  // All lists of numbers have one prototype, which has no name of its own.
  'Uint8Array.__proto__.prototype': LISTS,
  Array: ['fromAsync'],
  Map: ['groupBy'],
  Object: ['groupBy'],
  'Map.prototype': ['getOrInsert', 'getOrInsertComputed'],
  Promise: ['withResolvers', 'try'],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  'Set.prototype': [
    ...['union', 'intersection', 'difference', 'symmetricDifference'],
    ...['isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
  ],
  'Iterator.prototype': [
    ...['map', 'filter', 'take', 'drop', 'flatMap', 'reduce'],
    ...['toArray', 'forEach', 'some', 'every', 'find'],
  ],
  RegExp: ['escape'],
  Error: ['isError'],
  Math: ['sumPrecise', 'f16round'],
  'ArrayBuffer.prototype': ['transfer', 'transferToFixedLength', 'resize'],
  Uint8Array: ['fromBase64', 'fromHex'],
  'Uint8Array.prototype': ['toBase64', 'toHex'],
  Symbol: ['dispose', 'asyncDispose'],
  Intl: ['Segmenter', 'DurationFormat'],
  AbortSignal: ['timeout', 'any'],
  URL: ['canParse', 'parse'],
  'Navigator.prototype': ['userActivation', 'scheduling'],
  'Document.prototype': ['startViewTransition', 'adoptedStyleSheets'],
  'ShadowRoot.prototype': ['adoptedStyleSheets'],
  'Element.prototype': ['checkVisibility', 'moveBefore'],
  'HTMLElement.prototype': ['showPopover', 'hidePopover', 'togglePopover', 'popover'],
  'HTMLFormElement.prototype': ['requestSubmit'],
  'HTMLInputElement.prototype': ['showPicker'],
  globalThis: [
    ...['Iterator', 'DisposableStack', 'SuppressedError', 'URLPattern', 'scheduler', 'navigation'],
    ...['CompressionStream', 'DecompressionStream', 'OffscreenCanvas', 'Highlight', 'CloseWatcher'],
    ...['requestIdleCallback', 'cancelIdleCallback'],
  ],
};

/** Runs in the page or the worker, before any script of ours. A worker has no documents. */
function forget(newer: Readonly<Record<string, readonly string[]>>): void {
  for (const [path, names] of Object.entries(newer)) {
    let owner: object | undefined = globalThis;
    for (const part of path.split('.')) owner = owner && Reflect.get(owner, part);
    for (const name of names) if (owner) Reflect.deleteProperty(owner, name);
  }
}

/** Makes a browser as poor in functions as the oldest that we serve. */
export async function takeToTheFloor(context: BrowserContext): Promise<void> {
  await context.addInitScript(forget, NEWER_FUNCTIONS);
}

/** The same for the workers that run programs. It takes the browser's cache away too: for a test that is about them. */
export async function takeWorkersToTheFloor(context: BrowserContext): Promise<void> {
  await context.route('**/program-worker*.js', async (route) => {
    const response = await route.fetch();
    const body = `(${forget})(${JSON.stringify(NEWER_FUNCTIONS)});${await response.text()}`;
    await route.fulfill({ response, body });
  });
}
