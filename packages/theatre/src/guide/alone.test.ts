import { GUIDE_STATES } from '@lamplight/domain/scenes';
import { expect, test } from 'vitest';
import { drawGuide } from './alone.ts';

test.each(GUIDE_STATES)('the guide is drawn alone: %s', (state) => {
  const { name, attributes, children } = drawGuide(state);
  expect(name).toBe('svg');
  expect(attributes.viewBox).toBe('-36 -42 80 78');
  expect(children.length).toBeGreaterThan(5);
});
