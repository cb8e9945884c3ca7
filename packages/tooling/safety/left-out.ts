/**
 * `npm run safety:left-out -- <name>`: trains without the families whose name holds `<name>` (a regular expression) and
 * prints how they are heard. Thresholds and weights are chosen on these figures, never on the held-out sentences.
 */
import { fileURLToPath } from 'node:url';
import { classifierOf, packed, type StoredClassifier } from '@lamplight/ai/classifier';
import { assessmentBy } from '@lamplight/ai/safety';
import { ageGroup, hearBy, tableBy } from './figures.ts';
import { learn } from './learn.ts';
import { productSentences } from './product-sentences.ts';
import { readSentences } from './read-sentences.ts';

const [name] = process.argv.slice(2);
if (name === undefined)
  throw new Error('Which families are left out? npm run safety:left-out -- seventh');
const isLeftOut = new RegExp(name, 'u');

const entries = readSentences(fileURLToPath(new URL('./sentences', import.meta.url)));
const learned = learn(
  entries.filter(({ family }) => !isLeftOut.test(family)),
  productSentences(),
);
const stored: StoredClassifier = JSON.parse(
  JSON.stringify(learned, (_, value) => (value instanceof Int8Array ? packed(value) : value)),
);
const heard = hearBy(
  assessmentBy(classifierOf(stored)),
  entries.filter(({ family }) => isLeftOut.test(family)),
);

console.log(
  [
    tableBy('language', heard, ({ language }) => language),
    tableBy('told', heard, ({ directness }) => directness),
    tableBy('concern', heard, ({ label }) => label),
    tableBy('spelling', heard, ({ spelling }) => spelling),
    tableBy('age', heard, ageGroup),
    ...heard
      .filter(({ entry, level }) => (entry.alarm === null) !== (level === 'none'))
      .map(({ entry, level }) => `- ${entry.language}, ${entry.label}, ${level}: ${entry.text}`),
  ].join('\n\n'),
);
