import { parseArgs } from 'node:util';
import { CONTENT_BANDS } from '@lamplight/domain/age';
import { TRANSLATED_LANGUAGES } from '../compiler/texts.ts';
import { readScriptureFolder, scriptureFolder } from '../scripture/folder.ts';
import { embeddedScripture } from '../scripture/passages.ts';
import { checkContent, ownWords } from './all.ts';
import { checkDuplicates } from './duplicates.ts';
import { loadContent } from './load.ts';
import { summarizeLanguage } from './missing.ts';
import { readPictureSet } from './picture-set.ts';
import { countPlays, isPlay, type PlayCounts } from './plays.ts';
import { quizGrade } from './quizzes/reading.ts';
import { scriptureUses } from './scripture.ts';
import { allScriptureUses } from './scripture-uses.ts';
import { spread, summarizeBands, summarizeScripture } from './summary.ts';

/**
 * Prints what the content holds: by subject and band, its Scripture, its languages, and what the checks find.
 * `report.ts --missing es` prints the files that are not written in a language yet, `report.ts --plays` what each text of
 * the lessons offers to do and to see.
 */
const { values } = parseArgs({
  options: { missing: { type: 'string' }, plays: { type: 'boolean' } },
});

const { findings, ...written } = loadContent();
const { lessons, weeks, stories, quizzes } = written;
const folder = scriptureFolder();
const scripture = folder === null ? embeddedScripture : readScriptureFolder(folder);

/** Verified of all: what a translation confirms of the passages that a subject quotes and rests on in a band. */
function scriptureOf(category: string, band: string): string {
  const inBand = scriptureUses(
    lessons.filter((lesson) => lesson.category === category),
    [],
  ).filter(({ label }) => label.startsWith(`${band} `) || label.startsWith('references'));
  const { exactQuotations, quotations, foundReferences, references } = summarizeScripture(
    inBand,
    scripture,
  );
  const share = (some: number, all: number) => `${some}/${all}`.padStart(10);
  return `${share(exactQuotations, quotations)} ${share(foundReferences, references)}`;
}

const rows = summarizeBands(lessons).map(({ grades, ...row }) =>
  [
    row.category.padEnd(8),
    row.band.padEnd(13),
    String(row.lessons).padStart(7),
    String(row.words).padStart(7),
    [grades.least, grades.median, grades.most]
      .map((grade) => grade.toFixed(1).padStart(5))
      .join(' ')
      .padStart(24),
    String(row.activities).padStart(10),
    String(row.checks).padStart(6),
    scriptureOf(row.category, row.band),
  ].join(' '),
);
const quizRows = quizzes.map((quiz) =>
  [
    quiz.bank.padEnd(8),
    quiz.subject.padEnd(8),
    quiz.band.padEnd(13),
    String(quiz.items.length).padStart(9),
    quizGrade(quiz).toFixed(1).padStart(6),
    String(quiz.items.filter(({ week }) => week !== undefined).length).padStart(7),
    String(quiz.items.filter(({ picture }) => picture !== undefined).length).padStart(8),
    String(quiz.items.filter(({ worked }) => worked !== undefined).length).padStart(6),
  ].join(' '),
);
const counted = countPlays(lessons);
const inColumns = (cells: readonly (string | number)[]) =>
  cells.map((cell) => String(cell).padStart(9)).join(' ');
const leastToMost = (numbers: readonly number[]) => {
  const { least, median, most } = spread(numbers) ?? { least: 0, median: 0, most: 0 };
  return `${least}/${median}/${most}`;
};
const playRows = CONTENT_BANDS.map((band) => {
  const texts = counted.filter((text) => text.band === band);
  const plays = texts.filter(isPlay);
  const whole = plays.filter(({ lacks }) => lacks.length === 0);
  const cells = [
    `${whole.length}/${texts.length}`,
    leastToMost(plays.map(({ run }) => run.length)),
    leastToMost(plays.map(({ steps }) => steps)),
    leastToMost(plays.map(({ mostWords }) => mostWords)),
    texts.reduce((sum, { scenes }) => sum + scenes, 0),
    texts.reduce((sum, { figures }) => sum + figures, 0),
  ];
  return `${band.padEnd(13)} ${inColumns(cells)}`;
});
const playLine = ({ path, band, run, ...counts }: PlayCounts) =>
  [
    `${path} ${band}`.padEnd(42),
    inColumns([
      run.length,
      counts.activities,
      counts.steps,
      counts.mostWords,
      counts.scenes,
      counts.bareSteps,
      counts.figures,
    ]),
    ` ${run.join(' ')}${counts.lacks.map((lack) => `; ${lack}`).join('')}`,
  ].join('');
const languages = TRANSLATED_LANGUAGES.map((language) => summarizeLanguage(written, language));
const languageRows = languages.map(({ language, written: done, missing }) =>
  [language.padEnd(8), String(done).padStart(7), String(missing.length).padStart(7)].join(' '),
);
const uses = summarizeScripture(allScriptureUses(written), scripture);
const shared = checkDuplicates(ownWords(written)).length;
const found = checkContent({ ...written, scripture, pictureSet: readPictureSet() }).length;

const list = values.plays
  ? `${''.padEnd(42)}${inColumns(['Acts', 'To do', 'Steps', 'Words', 'Scenes', 'Bare', 'Figures'])}\n${counted.map(playLine).join('\n')}\n`
  : undefined;
const asked = languages.find(({ language }) => language === values.missing);
process.stdout.write(
  list ??
    (asked !== undefined
      ? `${asked.missing.join('\n')}\n`
      : `\
Subject  Band          Lessons   Words  Grade least/median/most Activities Checks Quotations References
${rows.join('\n')}

Plays          ${inColumns(['Whole', 'Acts', 'Steps', 'Words', 'Scenes', 'Figures'])}  (\`--plays\` names them)
${playRows.join('\n')}

Curriculum: ${weeks.length} weeks of the four bands, ${weeks.flatMap(({ days }) => days).length} days
Stories: ${stories.length}

Bank     Subject  Band          Questions  Grade Of week Pictures Worked
${quizRows.join('\n')}

Language  Written Missing (of lessons and stories; \`--missing es\` names them)
${languageRows.join('\n')}

Scripture against ${folder === null ? 'the embedded passages' : 'the whole translation'}:
  quotations ${uses.exactQuotations} exact of ${uses.quotations}
  references ${uses.foundReferences} found of ${uses.references}
Runs of words shared between texts: ${shared}
Findings of all checks: ${findings.length + found}
`),
);
