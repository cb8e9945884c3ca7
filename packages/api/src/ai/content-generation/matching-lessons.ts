import { setImmediate } from 'node:timers/promises';
import { allLessons, lessonText } from '@lamplight/content/lessons';
import type { ContentBand } from '@lamplight/domain/age';
import type { LessonCategory, LessonSource, LessonText } from '@lamplight/domain/lessons';
import type { TeacherLessonSubject } from '@lamplight/domain/teaching';

/** A lesson of the programme that is about what a teacher's title says. */
export interface MatchingLesson {
  readonly lesson: LessonSource;
  readonly text: LessonText;
}

/** Which lessons of the programme suit a teacher's subject best. */
const NEAREST: Readonly<Record<TeacherLessonSubject, readonly LessonCategory[]>> = {
  science: ['science'],
  technology: ['ai'],
  engineering: ['science'],
  math: ['math'],
  art: ['science', 'math'],
  english: ['bible'],
  history: ['bible'],
  music: ['bible', 'science'],
};

/** Words of titles that say nothing of what a lesson is about. */
const EMPTY_WORDS = new Set(
  'the and for with from into our your how what why when where who does are was were about this that these those lesson lessons learn learning introduction intro basic basics understanding exploring explore discover fun easy all their its can you let use using make making work works world things part one two three day week unit class grade beginner beginners intermediate advanced simple kid kids children student students'.split(
    ' ',
  ),
);
const LEAST_LETTERS = 3;
/** A word in a title or objective tells more of a lesson than one in its text. */
const HEAD_WEIGHT = 4;
/** How much better a lesson of a near subject fits than one of another. */
const NEAR_WEIGHT = 1.5;
/** So often a word stands in a text that is about it, though no title names it. */
const OFTEN = 3;
/** The share of what a title says that a lesson has to be about, by how rare the words are. */
const LEAST_COVERED = 0.55;
/** Lessons that are named at most. */
const MOST_LESSONS = 4;

interface IndexedLesson extends MatchingLesson {
  readonly head: ReadonlySet<string>;
  readonly counts: ReadonlyMap<string, number>;
}

const indexes = new Map<ContentBand, Promise<readonly IndexedLesson[]>>();

/** Words without what changes at their end, so that `magnets` finds `magnet`. */
function stems(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words
    .filter((word) => word.length >= LEAST_LETTERS && !EMPTY_WORDS.has(word))
    .map((word) => word.replace(/ies$/u, 'y').replace(/(?<=..[^su])s$/u, ''));
}

/** Lessons whose words are counted at once, in a few milliseconds: a game in a room goes on meanwhile. */
const BATCH = 6;

/** Every lesson with its words; counted once for each band, as the texts never change. */
function indexOf(band: ContentBand): Promise<readonly IndexedLesson[]> {
  const index = indexes.get(band) ?? countWords(band);
  indexes.set(band, index);
  return index;
}

async function countWords(band: ContentBand): Promise<readonly IndexedLesson[]> {
  const made: IndexedLesson[] = [];
  for (const lesson of allLessons()) {
    if (made.length % BATCH === 0) await setImmediate();
    const text = lessonText(lesson, band);
    const counts = new Map<string, number>();
    for (const stem of stems(text.content)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    const head = new Set(stems([text.title, text.description, ...text.objectives].join(' ')));
    made.push({ lesson, text, head, counts });
  }
  return made;
}

/**
 * The lessons of the programme that are about what a title says, best first; none where no lesson is. A rare word
 * counts more than one that many lessons have.
 */
export async function matchingLessons(
  title: string,
  subject: TeacherLessonSubject,
  band: ContentBand,
): Promise<MatchingLesson[]> {
  const index = await indexOf(band);
  const wanted = [...new Set(stems(title))];
  const worth = new Map(
    wanted.map((stem) => {
      const spread = index.filter(({ head, counts }) => head.has(stem) || counts.has(stem)).length;
      return [stem, Math.log((index.length + 1) / (spread + 1))] as const;
    }),
  );
  return index
    .map((entry) => ({ entry, score: scoreOf(entry, worth, subject) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_LESSONS)
    .map(({ entry: { lesson, text } }) => ({ lesson, text }));
}

/** How well a lesson fits; 0 where it is about something else that the title only touches. */
function scoreOf(
  { lesson, head, counts }: IndexedLesson,
  worth: ReadonlyMap<string, number>,
  subject: TeacherLessonSubject,
): number {
  const isNear = NEAREST[subject].includes(lesson.category);
  let score = 0;
  let covered = 0;
  let total = 0;
  for (const [stem, value] of worth) {
    const count = counts.get(stem) ?? 0;
    const isTold = head.has(stem) || (isNear && count >= OFTEN);
    total += value;
    covered += isTold ? value : 0;
    if (isTold) score += value * (Math.min(count, OFTEN) + (head.has(stem) ? HEAD_WEIGHT : 0));
  }
  return covered < total * LEAST_COVERED ? 0 : score * (isNear ? NEAR_WEIGHT : 1);
}
