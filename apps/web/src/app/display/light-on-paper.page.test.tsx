import { afterEach, beforeAll, expect, test } from 'vitest';
import { keepPaperLight } from './light-on-paper.ts';

const root = document.documentElement;
const scheme = () => root.getAttribute('data-mantine-color-scheme');

beforeAll(keepPaperLight);
afterEach(() => root.setAttribute('data-mantine-color-scheme', 'light'));

test.each(['dark', 'light'])(
  'a %s page is light on paper and itself again afterwards',
  (before) => {
    root.setAttribute('data-mantine-color-scheme', before);
    dispatchEvent(new Event('beforeprint'));
    expect(scheme()).toBe('light');
    dispatchEvent(new Event('afterprint'));
    expect(scheme()).toBe(before);
  },
);
