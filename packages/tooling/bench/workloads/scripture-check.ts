import { checkText, indexVerses } from '@lamplight/content/scripture/check';
import { benchBible } from '../bible.ts';
import { describeComparison } from '../report.ts';
import { inTurns } from '../statistics.ts';

/** Milliseconds that one measurement lasts. */
const SLICE = 400;
const REPEATS = 5;

/** An answer as a chat gives it: an exact quotation, a changed one, one without its place, and an impossible place. */
const ANSWER = `What a good question, Naomi! The Bible begins with it: “In the beginning God created the heavens and the earth” (Genesis 1:1). Light was the first thing that God called, and it came at once.

Later the story grows. In John 3:16 Jesus says: “For God so loved the earth that He gave His one and only Son, that everyone who believes in Him shall not perish but have eternal life.” My grandmother used to sing, “The LORD is my shepherd; I shall not want.” You can read more in John 3:99 and in Psalm 23.

Try this today: look at the sky for a minute and count the colors. When somebody says “what a day”, tell them what you saw. `;

/** The quotations of the answer, as a bare search would look for them. */
const QUOTATIONS = [...ANSWER.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words);

async function perCall(work: () => unknown): Promise<number> {
  const start = performance.now();
  let calls = 0;
  for (; performance.now() - start < SLICE; calls += 1) work();
  return (performance.now() - start) / calls;
}

/** The check of one answer, beside looking for its quotations letter by letter in the text in one string. */
export async function scriptureCheck(): Promise<string> {
  const verses = benchBible();
  const start = performance.now();
  const index = indexVerses(verses);
  const making = performance.now() - start;
  const whole = verses.map(([, text]) => text).join(' ');
  checkText(ANSWER, [index], 'en');
  const measured = await inTurns(
    REPEATS,
    () => perCall(() => checkText(ANSWER, [index], 'en')),
    () => perCall(() => QUOTATIONS.map((words) => whole.includes(words))),
  );
  const report = describeComparison({
    workload: `the Scripture check of an answer of ${ANSWER.length} characters against ${verses.length} verses`,
    unit: 'ms',
    ...measured,
    baselineName:
      'its quotations searched letter by letter in one string, which finds exact ones only',
  });
  return `${report}\n  index     ${making.toFixed(0)} ms to make, once`;
}
