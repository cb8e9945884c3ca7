import { expect, test } from 'vitest';
import { onFirstUse } from './on-first-use.mjs';

const render = onFirstUse.renderChunk as unknown as (code: string) => { code: string };
const required = 'const require_age = require("./late-domain-age-x.cjs");\n';

test('a file is required where something of it is used', () => {
  const { code } = render(`${required}show(require_age.bandOf(9), new require_age.Band(2));`);
  expect(code).toContain('show(require_age().bandOf(9), new (require_age()).Band(2));');
  expect(code).not.toMatch(/^const require_age = require/m);
});

test('a build that hands such a file on as a whole fails', () => {
  expect(() => render(`${required}show(require_age);`)).toThrow('require_age is used as a whole');
});
