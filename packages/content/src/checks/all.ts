import type { Experiment } from '@lamplight/domain/experiments';
import type { LessonSource } from '@lamplight/domain/lessons';
import type { Song } from '@lamplight/domain/songs';
import type { StorySource } from '@lamplight/domain/stories';
import type { MemoryVerse } from '@lamplight/domain/verses';
import type { ScriptureText } from '../scripture/scripture-text.ts';
import { checkAnswers } from './answers.ts';
import type { WrittenBank } from './bank-item.ts';
import { bankStretches, bankUses, checkBanks } from './banks.ts';
import { checkCurriculum } from './curriculum.ts';
import { checkDuplicates } from './duplicates.ts';
import { EXPERIMENT_CHECKS, experimentStretches } from './experiments/index.ts';
import { checkFiller } from './filler.ts';
import type { Finding } from './finding.ts';
import { checkPictures } from './pictures.ts';
import { checkPlays } from './plays.ts';
import { type CheckedProject, PROJECT_CHECKS, projectStretches } from './projects/index.ts';
import type { WrittenQuiz } from './quizzes/file.ts';
import { QUIZ_CHECKS } from './quizzes/index.ts';
import { quizStretches } from './quizzes/scripture.ts';
import { checkReadingLevel } from './reading-level.ts';
import { checkRoomVerses, roomVerseUses } from './rooms/verses.ts';
import { checkScripture, faultyUses } from './scripture.ts';
import { checkSigns } from './signs.ts';
import { checkSongs } from './songs.ts';
import { checkSpelling } from './spelling.ts';
import { checkStories } from './stories.ts';
import { checkStoryScripture } from './story-scripture.ts';
import { allStretches, type Stretch, storyStretches } from './stretches.ts';
import { checkStructure } from './structure.ts';
import { checkTypography } from './typography.ts';
import { checkVerses } from './verses.ts';
import type { WrittenWeek } from './week-prose.ts';
import { checkWeekReading } from './week-reading.ts';

/** The content and what it is compared with. */
interface CheckedContent {
  readonly lessons: readonly LessonSource[];
  readonly weeks: readonly WrittenWeek[];
  readonly stories: readonly StorySource[];
  readonly verses: readonly MemoryVerse[];
  readonly songs: readonly Song[];
  readonly banks: readonly WrittenBank[];
  readonly quizzes: readonly WrittenQuiz[];
  readonly experiments: readonly Experiment[];
  readonly projects: readonly CheckedProject[];
  readonly scripture: ScriptureText;
  readonly pictureSet: ReadonlySet<string>;
}

/** Every check, by what the content does when it passes. */
export const CONTENT_CHECKS: readonly (readonly [
  passes: string,
  check: (content: CheckedContent) => Finding[],
])[] = [
  ['has lessons that are built as they should be', ({ lessons }) => checkStructure(lessons)],
  ['has plays with enough to do and to see', ({ lessons }) => checkPlays(lessons)],
  ['has no sign that shows as an empty box', ({ lessons }) => checkSigns(lessons)],
  ['has whole days in whole weeks', ({ weeks }) => checkCurriculum(weeks)],
  [
    'shows pictures that are there',
    ({ lessons, pictureSet }) => checkPictures(lessons, pictureSet),
  ],
  ['can be read at each age', ({ lessons }) => checkReadingLevel(lessons)],
  ['has a programme that can be read at each age', ({ weeks }) => checkWeekReading(weeks)],
  [
    'quotes Scripture exactly',
    ({ lessons, weeks, scripture }) => checkScripture(lessons, weeks, scripture),
  ],
  [
    'tells stories that are whole and can be read at each age',
    ({ stories, pictureSet }) => checkStories(stories, pictureSet),
  ],
  [
    'quotes Scripture exactly in its stories',
    ({ stories, scripture }) => checkStoryScripture(stories, scripture),
  ],
  [
    'has a verse to learn in every week',
    ({ verses, weeks, scripture }) => checkVerses(verses, weeks, scripture),
  ],
  ['has written challenges that are whole', ({ banks }) => checkBanks(banks)],
  [
    'names passages that exist in its written challenges',
    ({ banks, scripture }) => faultyUses(bankUses(banks), scripture),
  ],
  ...QUIZ_CHECKS,
  [
    'has verses for rooms whose questions have one right answer',
    ({ pictureSet }) => checkRoomVerses(pictureSet),
  ],
  [
    'quotes Scripture exactly in verse memory',
    ({ scripture }) => faultyUses(roomVerseUses(), scripture),
  ],
  ...EXPERIMENT_CHECKS,
  ...PROJECT_CHECKS,
  ['has songs that children can sing', ({ songs }) => checkSongs(songs)],
  ['gives no answer away', ({ lessons }) => checkAnswers(lessons)],
  ['repeats nothing', (content) => checkDuplicates(ownWords(content))],
  ['has no filler', (content) => checkFiller(ownWords(content))],
  ['is typeset well', (content) => checkTypography(ownWords(content))],
  ['has one spelling', (content) => checkSpelling(ownWords(content))],
];

/** What all checks find. */
export function checkContent(content: CheckedContent): Finding[] {
  return CONTENT_CHECKS.flatMap(([, check]) => check(content));
}

/** Every stretch of our own words, lessons first. */
export function ownWords({
  lessons,
  weeks,
  stories,
  banks,
  quizzes,
  experiments,
  projects,
}: Pick<
  CheckedContent,
  'lessons' | 'weeks' | 'stories' | 'banks' | 'quizzes' | 'experiments' | 'projects'
>): Stretch[] {
  return [
    ...allStretches(lessons, weeks),
    ...storyStretches(stories),
    ...bankStretches(banks),
    ...quizStretches(quizzes),
    ...experimentStretches(experiments),
    ...projectStretches(projects),
  ];
}
