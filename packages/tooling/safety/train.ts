/**
 * `npm run safety:train`: learns from the sentences and writes what the host reads with. `npm run safety:train -- answers`
 * learns only what a model may not say, `-- children` only what children in danger write.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { packed } from '@lamplight/ai/classifier';
import { learn } from './learn.ts';
import { answerLessons, learnAnswers } from './learn-answers.ts';
import { productSentences } from './product-sentences.ts';
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
const asked = process.argv[2];

if (asked !== 'answers') {
  const heard = store('../../ai/src/classifier/trained.json', learn(entries, productSentences()));
  console.log(
    `Children: ${entries.length - ordinary.length} alarming and ${ordinary.length} ordinary sentences, ${heard} KiB.`,
  );
}

if (asked !== 'children') {
  const lessons = answerLessons(file('./answers'), ordinary);
  const said = store('../../ai/src/answer-check/trained.json', learnAnswers(lessons));
  const unsafe = lessons.written.filter(({ isUnsafe }) => isUnsafe).length;
  console.log(
    `Models: ${unsafe} unsafe and ${lessons.written.length - unsafe} good answers, ${said} KiB.`,
  );
}
