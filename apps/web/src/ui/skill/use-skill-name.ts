import { type SkillKey, skillOf } from '@lamplight/domain/mastery';
import { useTranslation } from 'react-i18next';

/** Names skills in the reader's language; the page loads the texts `skills`. */
export function useSkillName(): (key: SkillKey) => string {
  const { t } = useTranslation(['skills', 'shell']);
  return (key) => {
    const skill = skillOf(key);
    switch (skill.kind) {
      case 'math':
        return t(`math.${skill.area}`);
      case 'topic':
        // A quiz that a model wrote has a topic in somebody's own words.
        return t(`topic.${skill.subject}.${skill.topic}` as 'topic.science.life', {
          defaultValue: skill.topic,
        });
      case 'week':
        return t('week', { subject: t(`shell:subjects.${skill.subject}`), week: skill.week });
      case 'verse':
        return t('verse', { week: skill.week });
      case 'coding':
        return t('coding');
      case 'challenge':
        return t(`challenge.${skill.type}`);
    }
  };
}
