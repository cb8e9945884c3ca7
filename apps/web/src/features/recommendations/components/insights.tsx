import type { LearningInsights } from '@lamplight/domain/insights';
import type { SkillKey } from '@lamplight/domain/mastery';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { UiPicture } from '../../../ui/picture/ui-pictures.ts';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { useInsights } from '../recommendations.queries.ts';
import { useRecommendationWords } from '../use-words.ts';
import styles from './insights.module.css';

/** Four insights on cards, and what is strong and what can grow (spec 2, Recommendations). */
export function Insights() {
  const { t } = useTranslation('recommendations');
  const insights = useInsights();
  return (
    <Section title={t('insights.title')}>
      <QueryState query={insights} count={4} failed={t('failed.insights')} />
      {insights.data !== undefined && <InsightCards insights={insights.data} />}
    </Section>
  );
}

function InsightCards({ insights }: { readonly insights: LearningInsights }) {
  const { t } = useTranslation('recommendations');
  const { learningVelocity, attentionSpan, successPrediction, preferredTimeOfDay } = insights;
  const isStart = (name: LearningInsights['startingValues'][number]) =>
    insights.startingValues.includes(name);
  return (
    <>
      <dl className={styles.cards}>
        <InsightCard
          picture="rocket"
          label={t('insights.velocity')}
          value={
            learningVelocity === null
              ? null
              : t('insights.velocityValue', { count: learningVelocity })
          }
        />
        <InsightCard
          picture="alarm-clock"
          label={t('insights.attention')}
          value={t('insights.attentionValue', { count: attentionSpan })}
          isStart={isStart('attentionSpan')}
        />
        <InsightCard
          picture="glowing-star"
          label={t('insights.success')}
          value={t('insights.successValue', { percent: successPrediction })}
          isStart={isStart('successPrediction')}
        />
        <InsightCard
          picture="sunrise"
          label={t('insights.time')}
          value={t(`insights.times.${preferredTimeOfDay}`)}
          isStart={isStart('preferredTimeOfDay')}
        />
      </dl>
      <div className={styles.lists}>
        <SkillList
          picture="trophy"
          title={t('insights.strengths')}
          none={t('insights.noStrengths')}
          skills={insights.strengthSkills}
        />
        <SkillList
          picture="seedling"
          title={t('insights.growth')}
          none={t('insights.noGrowth')}
          skills={insights.improvementSkills}
        />
      </div>
    </>
  );
}

interface InsightCardProps {
  readonly picture: UiPicture;
  readonly label: string;
  /** Null where too little has been shown to say anything. */
  readonly value: string | null;
  /** Whether the value stands there until there is a real one. */
  readonly isStart?: boolean;
}

function InsightCard({ picture, label, value, isStart = false }: InsightCardProps) {
  const { t } = useTranslation('recommendations');
  const shown = value ?? t('insights.notEnough');
  const note = isStart ? t('insights.start') : null;
  return (
    <div className={styles.card} data-start={isStart || value === null}>
      <dt>{label}</dt>
      <dd className={value === null ? styles.unknown : styles.value}>{shown}</dd>
      {note !== null && <dd className={styles.note}>{note}</dd>}
      <dd className={styles.picture} aria-hidden>
        <Picture name={picture} size={40} />
      </dd>
      <dd className={styles.listen}>
        <ListenButton title={label} text={[label, shown, note].filter(Boolean).join('. ')} />
      </dd>
    </div>
  );
}

interface SkillListProps {
  readonly picture: UiPicture;
  readonly title: string;
  readonly none: string;
  readonly skills: readonly SkillKey[];
}

function SkillList({ picture, title, none, skills }: SkillListProps) {
  const words = useRecommendationWords();
  const names = [...new Set(skills.map(words.skill))];
  return (
    <Card as="section" className={styles.list}>
      <div className={styles.listHead}>
        <Picture name={picture} size={32} />
        <h3 className={styles.listTitle}>{title}</h3>
        <ListenButton title={title} text={names.length === 0 ? none : names.join(', ')} />
      </div>
      {names.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <ul className={styles.names}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}
