import type { SkillKey } from '@lamplight/domain/mastery';
import type { Reason, Recommendation } from '@lamplight/domain/recommendations';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSkillName } from '../../ui/skill/use-skill-name.ts';

type Words = TFunction<'recommendations'>;
type NameOf = (key: SkillKey) => string;

/** A reason as a sentence in the reader's language. */
function sentenceOf(t: Words, nameOf: NameOf, reason: Reason): string {
  const { key, ...values } = reason;
  return t(`reasons.${key}`, {
    ...values,
    ...('skill' in reason ? { skill: nameOf(reason.skill) } : {}),
    ...('later' in reason ? { later: nameOf(reason.later) } : {}),
    ...('earlier' in reason ? { earlier: nameOf(reason.earlier) } : {}),
    ...('time' in reason ? { time: t(`insights.during.${reason.time}`) } : {}),
  });
}

/** The words of recommendations, made of what the host sends: keys, names and numbers. */
export function useRecommendationWords() {
  const { t } = useTranslation('recommendations');
  const nameOf = useSkillName();
  return {
    skill: nameOf,
    title({ purpose, name, skill }: Recommendation): string {
      const shown = name ?? (skill === null ? '' : nameOf(skill));
      return t(`titles.${purpose}`, { name: shown, skill: shown });
    },
    description: ({ purpose }: Recommendation) => t(`descriptions.${purpose}`),
    reasons: ({ reasons }: Recommendation) =>
      reasons.map((reason) => sentenceOf(t, nameOf, reason)),
  };
}
