import {
  type Experiment,
  type ExperimentGenerator,
  type ExperimentStep,
  GENERATED_FROM,
  type GeneratedDifficulty,
  suitsAge,
} from '@lamplight/domain/experiments';
import { frames, laterRounds } from './bank.ts';
import type { Frame } from './frame.ts';

/**
 * Ids of one round: 1000 to 1999 are the investigations themselves, 2000 to 2999 the same ones in the second round,
 * and so on. An id means the same investigation for everybody and for good; only how demanding it is goes by the child.
 */
const ROUND_IDS = 1000;

/** How often an investigation is offered, each time with another ending. */
const rounds = (): number => 1 + laterRounds().length;

/** The frame that an id of the first round belongs to. */
function frameOf(id: number): Frame | undefined {
  return frames().find(
    ({ firstId, investigations }) => id >= firstId && id < firstId + investigations.length,
  );
}

/**
 * The generated experiments (spec 9, Games): frames of investigation with variables that were chosen by hand, round
 * after round. Neighbours in the order come from different frames.
 */
export const experimentGenerator: ExperimentGenerator = {
  *offered(age, difficulty) {
    const suiting = frames().filter((frame) => suitsAge(frame, age));
    const most = Math.max(0, ...suiting.map(({ investigations }) => investigations.length));
    for (let round = 1; round <= rounds(); round += 1) {
      for (let index = 0; index < most; index += 1) {
        for (const { firstId, investigations } of suiting) {
          if (index >= investigations.length) continue;
          const found = generated(firstId + index + (round - 1) * ROUND_IDS, difficulty);
          if (found !== null) yield found;
        }
      }
    }
  },
  byId: generated,
};

function generated(id: number, difficulty: GeneratedDifficulty): Experiment | null {
  const round = Math.floor((id - GENERATED_FROM) / ROUND_IDS) + 1;
  const firstRoundId = id - (round - 1) * ROUND_IDS;
  const frame = frameOf(firstRoundId);
  const index = firstRoundId - (frame?.firstId ?? 0);
  const investigation = frame?.investigations[index];
  if (frame === undefined || investigation === undefined || round > rounds()) return null;
  const later = laterRounds()[round - 2];
  const { title, description, materials, setup, howItWorks, question } = investigation;
  return {
    id,
    title: later === undefined ? title : `${title} (${later.suffix})`,
    description,
    difficulty: difficultyIn(frame, difficulty),
    duration: frame.duration,
    category: frame.category,
    materials: [...materials, ...furtherMaterials(frame, difficulty)],
    setup,
    safety: frame.safety,
    steps: [
      ...investigation.steps,
      ...furtherSteps(frame, difficulty),
      ...(later === undefined ? [] : [frame.further === null ? later.little : later.older]),
    ],
    funFact: frame.funFacts[(index + round - 1) % frame.funFacts.length] ?? '',
    howItWorks,
    question,
    ages: frame.ages,
    picture: frame.picture,
    simulation: frame.simulation,
    generated: true,
  };
}

/** The youngest see only Super Easy, and what is made for the others is never that. */
function difficultyIn({ further }: Frame, difficulty: GeneratedDifficulty): GeneratedDifficulty {
  if (further === null) return 'Super Easy';
  return difficulty === 'Super Easy' ? 'Easy' : difficulty;
}

function furtherSteps({ further }: Frame, difficulty: GeneratedDifficulty): ExperimentStep[] {
  if (further === null) return [];
  if (difficulty === 'Medium') return [further.medium];
  if (difficulty === 'Advanced') return [further.medium, further.advanced];
  return [];
}

/** What those steps need. */
function furtherMaterials({ further }: Frame, difficulty: GeneratedDifficulty): readonly string[] {
  if (further === null) return [];
  const { mediumNeeds = [], advancedNeeds = [] } = further;
  if (difficulty === 'Medium') return mediumNeeds;
  if (difficulty === 'Advanced') return [...mediumNeeds, ...advancedNeeds];
  return [];
}
