import type { SkillState } from '../mastery/index.ts';
import type { LearnerFacts, Offer } from './facts.ts';
import type { Candidate, ContentType, Reason } from './recommendation.ts';

const CONTENT: Readonly<Record<Offer['purpose'], ContentType>> = {
  'next-lesson': 'lesson',
  'review-lesson': 'lesson',
  story: 'lesson',
  experiment: 'practice',
  project: 'practice',
  verse: 'practice',
};

const WEIGHTS: Readonly<Record<Offer['purpose'], number>> = {
  'next-lesson': 70,
  'review-lesson': 84,
  verse: 44,
  story: 40,
  experiment: 38,
  project: 36,
};

/** Lessons, stories, experiments, projects and verses that are open to the child. */
export function offerCandidates(facts: LearnerFacts): Candidate[] {
  return facts.offers.flatMap((offer) => candidatesFor(offer, facts));
}

function candidatesFor(offer: Offer, facts: LearnerFacts): Candidate[] {
  const state = offer.skill === null ? undefined : facts.skills.get(offer.skill);
  switch (offer.purpose) {
    case 'next-lesson':
      return [nextLesson(offer, facts)];
    case 'review-lesson':
      return state?.level === 'struggling' ? [reviewLesson(offer, state)] : [];
    case 'verse':
      return [plain(offer, [{ key: 'verse-of-week' }, shortly(offer)], 'medium')];
    case 'story':
      return [plain(offer, [{ key: 'new-story' }, shortly(offer)], 'low')];
    case 'experiment':
      return [plain(offer, [{ key: 'new-experiment' }, shortly(offer)], 'low')];
    case 'project':
      return [plain(offer, [{ key: 'new-project' }, shortly(offer)], 'low')];
  }
}

function shortly({ minutes }: Offer): Reason {
  return { key: 'short', minutes };
}

/** A lesson of today or of a day before comes before one that lies ahead. */
function nextLesson(offer: Offer, { currentDay }: LearnerFacts): Candidate {
  const day = offer.day ?? currentDay;
  const behind = day <= currentDay;
  const reasons: Reason[] = [
    { key: 'next-on-path', day },
    day > 2 ? { key: 'all-before-done' } : shortly(offer),
  ];
  const candidate = plain(offer, reasons, behind ? 'high' : 'medium');
  return behind ? candidate : { ...candidate, weight: candidate.weight - 20 };
}

function reviewLesson(offer: Offer, { skill, recent: { right, total } }: SkillState): Candidate {
  const reasons: Reason[] = [{ key: 'recent', right, total, skill }, { key: 'easier' }];
  return { ...plain(offer, reasons, 'high'), type: 'intervention', level: 'beginner' };
}

function plain(
  offer: Offer,
  reasons: readonly Reason[],
  priority: Candidate['priority'],
): Candidate {
  const { purpose, target, subject, name, minutes, skill } = offer;
  return {
    key: keyOf(offer),
    type: 'content',
    priority,
    purpose,
    contentType: CONTENT[purpose],
    subject,
    target,
    skill,
    name,
    minutes,
    level: 'intermediate',
    reasons,
    weight: WEIGHTS[purpose],
  };
}

function keyOf({ target }: Offer): string {
  switch (target.kind) {
    case 'lesson':
      return `lesson:${target.lessonId}`;
    case 'story':
      return `story:${target.storyId}`;
    case 'experiment':
      return `experiment:${target.experimentId}`;
    case 'project':
      return `project:${target.projectId}`;
    case 'verse':
      return `verse:${target.week}`;
    case 'skill':
      return target.skill;
  }
}
