import { expect, test } from 'vitest';
import { projectSearch } from './project-search.ts';

test('the address names a project and the part of it that is open', () => {
  expect(projectSearch({ project: '1003', tab: 'hints' })).toEqual({ project: 1003, tab: 'hints' });
  expect(projectSearch({ project: 2 })).toEqual({ project: 2, tab: undefined });
});

test.each(['0', '-1', '1.5', 'pets', null, {}])('%j is no project', (project) => {
  expect(projectSearch({ project })).toEqual({ project: undefined, tab: undefined });
});

test('an unknown part is none', () => {
  expect(projectSearch({ project: '1', tab: 'answers' }).tab).toBeUndefined();
});
