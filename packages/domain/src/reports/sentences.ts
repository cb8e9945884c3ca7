import { shownShare } from '../analytics/index.ts';
import type { SkillKey } from '../mastery/index.ts';
import type { ChildReport } from './views.ts';

/** A sentence of a child's report: the page has the words. */
export type ReportSentence =
  | { readonly key: 'quiet' }
  | { readonly key: 'days' | 'lessons' | 'stories' | 'verses' | 'games'; readonly count: number }
  | { readonly key: 'evidence'; readonly right: number; readonly count: number }
  | { readonly key: 'projects'; readonly count: number }
  | { readonly key: 'strengths' | 'steps'; readonly skills: readonly SkillKey[] }
  | { readonly key: 'growing' }
  | { readonly key: 'misconception'; readonly slug: string };

/** Skills named in one sentence. */
const MOST_NAMED = 3;

/** What a child did, in the order in which it is told; counts of nothing are left out. */
function told(report: ChildReport): ReportSentence[] {
  const { attendance, lessons, stories, verses, projects, games, evidence } = report;
  if (attendance.daysActive === 0) return [{ key: 'quiet' }];
  const counted = [
    { key: 'days', count: attendance.daysActive },
    { key: 'lessons', count: lessons.length },
    { key: 'stories', count: stories.length },
    { key: 'verses', count: verses.length },
    { key: 'projects', count: projects.filter(({ completed }) => completed).length },
    { key: 'games', count: games.played },
  ] as const;
  const shown = shownShare(evidence) !== null;
  return [
    ...counted.filter(({ count }) => count > 0),
    ...(shown
      ? [{ key: 'evidence', right: evidence.right, count: evidence.answers } as const]
      : []),
  ];
}

/**
 * The sentences of a child's report, for a meeting with its parents: what it did, what goes well, and
 * what comes next. Nothing is said of which too little is known.
 */
export function reportSentences(report: ChildReport): {
  readonly did: ReportSentence[];
  readonly goesWell: ReportSentence[];
  readonly comesNext: ReportSentence[];
} {
  const { strengths, nextSteps, math, skills } = report;
  const [misconception] = math.misconceptions;
  const growing = skills.some(({ level }) => level === 'growing');
  return {
    did: told(report),
    goesWell:
      strengths.length > 0
        ? [{ key: 'strengths', skills: strengths.slice(0, MOST_NAMED) }]
        : growing
          ? [{ key: 'growing' }]
          : [],
    comesNext: [
      ...(nextSteps.length > 0
        ? [{ key: 'steps', skills: nextSteps.slice(0, MOST_NAMED) } as const]
        : []),
      ...(misconception ? [{ key: 'misconception', slug: misconception.slug } as const] : []),
    ],
  };
}
