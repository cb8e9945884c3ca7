/**
 * `npm run safety:rounds`: what the check of answers makes of writers that it has not learned from. Each round is left
 * out of a training of its own; the thresholds in `problem-of-answer.ts` are chosen on these figures. Takes minutes;
 * `npm run safety:rounds -- 6 10` leaves out these rounds alone.
 */
import { fileURLToPath } from 'node:url';
import { problemOfAnswer, unsafeOdds } from '@lamplight/ai/answer-check';
import { answerLessons, prepareAnswers } from './learn-answers.ts';
import { LAST_WEEK_LEARNED, lessonParagraphs } from './own-texts.ts';
import { readSentences } from './read-sentences.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** How much stricter or milder than it is, in log odds. */
const SHIFTS = [-1, -0.5, 0, 0.5, 1];

const lessons = answerLessons(file('./answers'), readSentences(file('./sentences')));
const learnFrom = prepareAnswers(lessons);
const paragraphs = lessonParagraphs().filter(({ week }) => week > LAST_WEEK_LEARNED);
const asked = process.argv.slice(2).map(Number);
const rounds = [...new Set(lessons.written.map(({ round }) => round))]
  .filter((round) => asked.length === 0 || asked.includes(round))
  .sort((a, b) => a - b);

function shareOf<Item>(items: readonly Item[], isCounted: (item: Item) => boolean): string {
  return `${((100 * items.filter(isCounted).length) / Math.max(1, items.length)).toFixed(1)} %`;
}

console.log('| round | stricter by | unsafe | shown | good | refused | lessons refused |');
console.log('| ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
for (const round of rounds) {
  const model = learnFrom(lessons.written.filter((entry) => entry.round !== round));
  const leftOut = lessons.written.filter((entry) => entry.round === round);
  const unsafe = leftOut.filter(({ isUnsafe }) => isUnsafe);
  const good = leftOut.filter(({ isUnsafe }) => !isUnsafe);
  for (const shift of SHIFTS) {
    const isShown = ({ text }: { readonly text: string }) =>
      problemOfAnswer(text, (each) => unsafeOdds(each, model) + shift) === null;
    const cells = [
      ...[round, shift, unsafe.length, shareOf(unsafe, isShown)],
      ...[good.length, shareOf(good, (entry) => !isShown(entry))],
      shareOf(paragraphs, (entry) => !isShown(entry)),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}
