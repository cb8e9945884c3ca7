import { insightsFrom, type LearningInsights } from '@lamplight/domain/insights';
import { skillName } from '@lamplight/domain/mastery';
import type { CurrentUser } from '@lamplight/domain/users';
import type { EvidenceService } from '../mastery/evidence.service.ts';

export interface InsightsService {
  /** How the child learns, as far as the evidence says it. */
  of(user: CurrentUser): Promise<LearningInsights>;
}

export function createInsightsService(evidence: EvidenceService): InsightsService {
  return {
    async of(user) {
      const { starting, strengths, improvementAreas, ...numbers } = insightsFrom(
        await evidence.of(user.id),
      );
      return {
        ...numbers,
        strengths: strengths.map(skillName),
        improvementAreas: improvementAreas.map(skillName),
        strengthSkills: [...strengths],
        improvementSkills: [...improvementAreas],
        startingValues: [...starting],
      };
    },
  };
}
