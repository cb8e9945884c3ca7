import { expect, test } from 'vitest';
import { firstScript } from './host-build.ts';

const PAGE = `<head>
  <script>document.documentElement.dataset.theme = 'dark';</script>
  <script type="module" crossorigin src="/assets/index-D2quTGcl.js"></script>
  <link rel="modulepreload" href="/assets/react.js">
</head>`;

test('a build is known by the script that its page begins with', () => {
  expect(firstScript(PAGE)).toBe('/assets/index-D2quTGcl.js');
  expect(firstScript(PAGE.replace('D2quTGcl', 'Zz81_-aB'))).toBe('/assets/index-Zz81_-aB.js');
});

test('what is no page of the app has none', () => {
  expect(firstScript('The web app has not been built yet.')).toBeNull();
  expect(firstScript('<script src="/other.js"></script>')).toBeNull();
});
