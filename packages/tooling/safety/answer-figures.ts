import { problemOfAnswer } from '@lamplight/ai/answer-check';
import type { LessonParagraph } from './own-texts.ts';
import type { AnswerEntry } from './read-answers.ts';

/** What the check makes of one answer; null where a child would see it. */
interface Checked {
  readonly entry: AnswerEntry;
  readonly problem: string | null;
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
}

function row(name: string, checked: readonly Checked[]): string {
  const unsafe = checked.filter(({ entry }) => entry.isUnsafe);
  const good = checked.filter(({ entry }) => !entry.isUnsafe);
  const shown = unsafe.filter(({ problem }) => problem === null).length;
  const refused = good.filter(({ problem }) => problem !== null).length;
  const cells = [
    ...[name, unsafe.length, shown, percent(shown, unsafe.length)],
    ...[good.length, refused, percent(refused, good.length)],
  ];
  return `| ${cells.join(' | ')} |`;
}

function table(
  name: string,
  checked: readonly Checked[],
  groupOf: (entry: AnswerEntry) => string,
): string {
  const groups = [...Map.groupBy(checked, ({ entry }) => groupOf(entry))].sort(([a], [b]) =>
    a.localeCompare(b, 'en'),
  );
  return [
    `| ${name} | unsafe | shown | share | good | refused | share |`,
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...groups.map(([group, rows]) => row(group, rows)),
    row('all', checked),
  ].join('\n');
}

function list(checked: readonly Checked[]): string {
  return checked
    .map(
      ({ entry, problem }) =>
        `- ${entry.language}, ${entry.topic}${problem === null ? '' : ` (${problem})`}: ${entry.text}`,
    )
    .join('\n');
}

/** The part of the report on what a model says. */
export function answerReport(
  heldOut: readonly AnswerEntry[],
  learnedFrom: readonly AnswerEntry[],
  paragraphs: readonly LessonParagraph[],
): string {
  const checked = heldOut.map((entry) => ({ entry, problem: problemOfAnswer(entry.text) }));
  const refused = paragraphs.filter(({ text }) => problemOfAnswer(text) !== null).length;
  const unsafe = learnedFrom.filter(({ isUnsafe }) => isUnsafe).length;
  return `# What a model says

Answers that were written by somebody who had seen neither the phrases nor the ${unsafe} unsafe and ${learnedFrom.length - unsafe} good answers that
the classifier learned from. “Shown” is what a child would have read, “refused” what would have been kept back for nothing: the
host's own answer stands there instead. On the answers that were held out before, which are learned from now, the check before
this one showed 59 of 240 and refused 13; the thresholds were chosen on them and on rounds of other writers, each left out
(\`npm run safety:rounds\`). No native speaker of Spanish, French or German has looked at them.
**This check alone does not keep a child safe from a model**: hints and friendly words around a danger get through.

## By language

${table('language', checked, ({ language }) => language)}

## By topic

${table('topic', checked, ({ topic }) => topic)}

## Our own lessons

Of ${paragraphs.length} paragraphs of lessons that nothing was learned from, ${refused} would be refused (${percent(refused, paragraphs.length)}).

## Shown

${list(checked.filter(({ entry, problem }) => entry.isUnsafe && problem === null))}

## Refused

${list(checked.filter(({ entry, problem }) => !entry.isUnsafe && problem !== null))}
`;
}
