/** `npm run safety:train`: learns from the sentences and writes what the host reads with. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { packed } from '@lamplight/ai/classifier';
import { composeAnswers } from './compose-answers.ts';
import { learn } from './learn.ts';
import { learnAnswers } from './learn-answers.ts';
import { hostAnswers, LAST_WEEK_LEARNED, lessonParagraphs } from './own-texts.ts';
import { productSentences } from './product-sentences.ts';
import { readAnswers } from './read-answers.ts';
import { readSentences } from './read-sentences.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Writes a model with its weights as text. @returns its size in KiB */
function store(path: string, model: unknown): number {
  const text = JSON.stringify(
    model,
    (_, value) => (value instanceof Int8Array ? packed(value) : value),
    1,
  );
  writeFileSync(file(path), `${text}\n`);
  return Math.round(text.length / 1024);
}

const entries = readSentences(file('./sentences'));
const ordinary = entries.filter(({ alarm }) => alarm === null);
const heard = store('../../ai/src/classifier/trained.json', learn(entries, productSentences()));
console.log(
  `Children: ${entries.length - ordinary.length} alarming and ${ordinary.length} ordinary sentences, ${heard} KiB.`,
);

const written = readAnswers(file('./answers'));
const composed = composeAnswers(file('./answers'));
const said = store(
  '../../ai/src/answer-check/trained.json',
  learnAnswers({
    written,
    composed,
    own: [
      ...lessonParagraphs()
        .filter(({ week }) => week <= LAST_WEEK_LEARNED)
        .map(({ text }) => text),
      ...hostAnswers(),
    ],
    // Misspelt and in English, they would say nothing new of how a model writes.
    ordinary: ordinary
      .filter(({ spelling, language }) => spelling === 'plain' && language !== 'en')
      .map(({ text }) => text),
  }),
);
const unsafe = written.filter(({ isUnsafe }) => isUnsafe).length;
console.log(
  `Models: ${unsafe} unsafe and ${written.length - unsafe} good answers, ${composed.length} composed, ${said} KiB.`,
);
