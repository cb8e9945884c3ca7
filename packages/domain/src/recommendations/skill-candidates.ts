import {
  prerequisitesOf,
  type SkillKey,
  type SkillState,
  skillOf,
  subjectOfSkill,
  WRONG_IN_A_ROW,
} from '../mastery/index.ts';
import { seededPick } from '../random/index.ts';
import type { LearnerFacts } from './facts.ts';
import type { Candidate, ContentType, Purpose, Reason } from './recommendation.ts';

type Shape = Pick<Candidate, 'type' | 'priority' | 'level' | 'weight'>;

/**
 * The place of each kind among the others: help where it is hard comes first, then what should be looked at again,
 * then what comes next, then what is new.
 */
const SHAPES: Readonly<
  Record<
    Exclude<
      Purpose,
      'next-lesson' | 'review-lesson' | 'story' | 'experiment' | 'project' | 'verse'
    >,
    Shape
  >
> = {
  easier: { type: 'intervention', priority: 'urgent', level: 'beginner', weight: 100 },
  foundation: { type: 'intervention', priority: 'high', level: 'beginner', weight: 88 },
  streak: { type: 'timing', priority: 'high', level: 'intermediate', weight: 66 },
  fresh: { type: 'timing', priority: 'medium', level: 'intermediate', weight: 66 },
  ahead: { type: 'content', priority: 'high', level: 'intermediate', weight: 64 },
  harder: { type: 'difficulty', priority: 'medium', level: 'advanced', weight: 60 },
  practice: { type: 'difficulty', priority: 'medium', level: 'intermediate', weight: 52 },
  focus: { type: 'timing', priority: 'medium', level: 'intermediate', weight: 54 },
  try: { type: 'content', priority: 'low', level: 'intermediate', weight: 30 },
};

/** Skills of which nothing is known yet that are offered at once. */
const NEW_AT_ONCE = 6;
/** Days in a row from which on a streak is worth keeping. */
const LEAST_STREAK = 2;
/** A skill that is as long overdue as it may rest is urgent enough to come before what is new. */
const LONG_OVERDUE = 12;

/** Everything that the evidence asks for, skill by skill. */
export function skillCandidates(facts: LearnerFacts): Candidate[] {
  const practicable = new Map(facts.practicable.map((each) => [each.skill, each]));
  const states = [...facts.skills.values()].filter(({ skill }) => practicable.has(skill));
  return [
    ...states.flatMap((state) => {
      switch (state.level) {
        case 'struggling':
          return helpFor(state, facts, practicable);
        case 'mastered':
          return state.overdueDays >= 0 ? [] : upFrom(state, facts, practicable);
        case 'growing':
          return [offer('practice', state.skill, facts, [recent(state), { key: 'almost' }])];
        default:
          return [offer('try', state.skill, facts, [recent(state), { key: 'almost' }])];
      }
    }),
    ...states.flatMap((state) => freshened(state, facts)),
    ...timely(states, facts),
    ...untried(facts),
  ];
}

/** Easier work on the skill itself, and what comes before it where that is not mastered either. */
function helpFor(
  state: SkillState,
  facts: LearnerFacts,
  practicable: ReadonlyMap<SkillKey, unknown>,
): Candidate[] {
  const { skill, wrongInARow } = state;
  const inARow = wrongInARow >= WRONG_IN_A_ROW;
  const why: Reason = inARow ? { key: 'wrong-in-a-row', count: wrongInARow, skill } : recent(state);
  const easier = offer('easier', skill, facts, [why, { key: 'easier' }]);
  const before = prerequisitesOf(skill).filter(
    (each) => practicable.has(each) && facts.skills.get(each)?.level !== 'mastered',
  );
  return [
    inARow ? easier : { ...easier, priority: 'high', weight: easier.weight - 10 },
    ...before.map((each) =>
      offer('foundation', each, facts, [
        { key: 'helps-with', skill: each, later: skill },
        { key: 'easier' },
      ]),
    ),
  ];
}

/** Harder work on what is mastered, and what stands on it. */
function upFrom(
  state: SkillState,
  facts: LearnerFacts,
  practicable: ReadonlyMap<SkillKey, { readonly harder: boolean }>,
): Candidate[] {
  const { skill } = state;
  const mastered = (key: SkillKey) => facts.skills.get(key)?.level === 'mastered';
  const harder = offer('harder', skill, facts, [recent(state), { key: 'harder' }]);
  const later = [...practicable.keys()].filter((each) => {
    const before = prerequisitesOf(each);
    return !facts.skills.has(each) && before.includes(skill) && before.every(mastered);
  });
  const raise = state.flying ? { priority: 'high' as const, weight: harder.weight + 14 } : {};
  return [
    ...(practicable.get(skill)?.harder ? [{ ...harder, ...raise }] : []),
    ...later.map((each) =>
      offer('ahead', each, facts, [
        { key: 'stands-on', skill: each, earlier: skill },
        notYet(each),
      ]),
    ),
  ];
}

/** A skill whose next look is due: the longer ago, the sooner. */
function freshened(state: SkillState, facts: LearnerFacts): Candidate[] {
  const { skill, overdueDays, interval, restedDays, level } = state;
  if (overdueDays < 0 || level === 'struggling' || level === 'not-enough') return [];
  const fresh = offer('fresh', skill, facts, [
    { key: 'rested', days: restedDays, skill },
    { key: 'short', minutes: facts.minutes },
  ]);
  const long = overdueDays >= interval;
  return [long ? { ...fresh, priority: 'high', weight: fresh.weight + LONG_OVERDUE } : fresh];
}

/** What the day asks for: a streak that would end, and the hour in which the child answers best. */
function timely(states: readonly SkillState[], facts: LearnerFacts): Candidate[] {
  const open = states.filter(({ level }) => level === 'growing' || level === 'mastered');
  const longest = open.toSorted((a, b) => b.restedDays - a.restedDays)[0];
  const growing = open
    .filter(({ level }) => level === 'growing')
    .toSorted((a, b) => a.known - b.known)[0];
  const keepsStreak = facts.streak >= LEAST_STREAK && !facts.learnedToday;
  const isBestTime = facts.bestTime !== null && facts.bestTime === facts.now;
  return [
    ...(longest && keepsStreak
      ? [
          offer('streak', longest.skill, facts, [
            { key: 'streak', days: facts.streak },
            { key: 'short', minutes: facts.minutes },
          ]),
        ]
      : []),
    ...(growing && isBestTime
      ? [
          offer('focus', growing.skill, facts, [
            { key: 'best-time', time: facts.now },
            recent(growing),
          ]),
        ]
      : []),
  ];
}

/** Skills that nothing is known of and that stand on nothing unknown, in an order that the seed decides. */
function untried({ ...facts }: LearnerFacts): Candidate[] {
  const open = facts.practicable.filter(
    ({ skill }) =>
      !facts.skills.has(skill) &&
      prerequisitesOf(skill).every(
        (each) => !hasPracticable(facts, each) || facts.skills.has(each),
      ),
  );
  return seededPick(facts.seed)
    .some(open, NEW_AT_ONCE)
    .map(({ skill }, at) => {
      const candidate = offer('try', skill, facts, [
        notYet(skill),
        { key: 'short', minutes: facts.minutes },
      ]);
      return { ...candidate, weight: candidate.weight - at };
    });
}

function hasPracticable(facts: LearnerFacts, skill: SkillKey): boolean {
  return facts.practicable.some((each) => each.skill === skill);
}

function recent({ skill, recent: { right, total } }: SkillState): Reason {
  return { key: 'recent', right, total, skill };
}

function notYet(skill: SkillKey): Reason {
  return { key: 'not-yet', skill };
}

function offer(
  purpose: keyof typeof SHAPES,
  skill: SkillKey,
  { minutes }: LearnerFacts,
  reasons: readonly Reason[],
): Candidate {
  return {
    ...SHAPES[purpose],
    key: skill,
    purpose,
    contentType: contentTypeOf(purpose, skill),
    subject: subjectOfSkill(skill),
    target: { kind: 'skill', skill },
    skill,
    name: null,
    minutes,
    reasons,
  };
}

/** Quizzes for topics; math is a game where it goes up, and practice where it settles. */
function contentTypeOf(purpose: Purpose, key: SkillKey): ContentType {
  const { kind } = skillOf(key);
  if (kind === 'topic') return 'quiz';
  if (kind !== 'math') return 'practice';
  return purpose === 'harder' || purpose === 'ahead' ? 'game' : 'practice';
}
