import { expect, test } from 'vitest';
import { readJson } from '../../src/models/index.ts';

test.each([
  ['{"a": 1}', { a: 1 }],
  ['[1, 2]', [1, 2]],
  ['Here it is:\n```json\n{"a": [1]}\n```\nEnjoy!', { a: [1] }],
  ['The list: [{"a": 1}, {"a": 2}].', [{ a: 1 }, { a: 2 }]],
])('the value in %s is read', (text, value) => {
  expect(readJson(text)).toEqual(value);
});

test.each(['', 'An owl.', '{"a": ', '{ not } json', '}{'])('in %j there is none', (text) => {
  expect(readJson(text)).toBeUndefined();
});
