import { DESCRIPTIONS, REASON_SENTENCES, TITLES } from '@lamplight/domain/recommendations';
import { expect, test } from 'vitest';
import texts from '../../i18n/en/recommendations.json';

test('the page says in English what the host says', () => {
  expect(texts.reasons).toEqual(REASON_SENTENCES);
  expect(texts.titles).toEqual(TITLES);
  expect(texts.descriptions).toEqual(DESCRIPTIONS);
});
