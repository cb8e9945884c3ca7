import { type SkillKey, skillOf } from '@lamplight/domain/mastery';
import type { Reason, Recommendation } from '@lamplight/domain/recommendations';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

type Words = TFunction<['recommendations', 'shell']>;

/** The name of a skill in the reader's language. */
function nameOf(t: Words, key: SkillKey): string {
  const skill = skillOf(key);
  switch (skill.kind) {
    case 'math':
      return t(`skills.math.${skill.area}`);
    case 'topic':
      return t(`skills.topic.${skill.subject}.${skill.topic}` as 'skills.topic.science.life');
    case 'week':
      return t('skills.week', { subject: t(`shell:subjects.${skill.subject}`), week: skill.week });
    case 'verse':
      return t('skills.verse', { week: skill.week });
    case 'coding':
      return t('skills.coding');
    case 'challenge':
      return t(`skills.challenge.${skill.type}`);
  }
}

/** A reason as a sentence in the reader's language. */
function sentenceOf(t: Words, reason: Reason): string {
  const { key, ...values } = reason;
  return t(`reasons.${key}`, {
    ...values,
    ...('skill' in reason ? { skill: nameOf(t, reason.skill) } : {}),
    ...('later' in reason ? { later: nameOf(t, reason.later) } : {}),
    ...('earlier' in reason ? { earlier: nameOf(t, reason.earlier) } : {}),
    ...('time' in reason ? { time: t(`insights.during.${reason.time}`) } : {}),
  });
}

/** The words of recommendations, made of what the host sends: keys, names and numbers. */
export function useRecommendationWords() {
  const { t } = useTranslation(['recommendations', 'shell']);
  return {
    skill: (key: SkillKey) => nameOf(t, key),
    title({ purpose, name, skill }: Recommendation): string {
      const shown = name ?? (skill === null ? '' : nameOf(t, skill));
      return t(`titles.${purpose}`, { name: shown, skill: shown });
    },
    description: ({ purpose }: Recommendation) => t(`descriptions.${purpose}`),
    reasons: ({ reasons }: Recommendation) => reasons.map((reason) => sentenceOf(t, reason)),
  };
}
