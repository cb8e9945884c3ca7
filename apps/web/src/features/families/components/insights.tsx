import type { StudentProgress } from '@lamplight/domain/families';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { Section } from '../../../ui/section/section.tsx';
import styles from './insights.module.css';

export interface InsightsProps {
  readonly insights: StudentProgress['insights'];
  /** What the child is called. */
  readonly name: string;
}

/** Strengths and growth areas by the rules of spec 9, as sentences. */
export function Insights({ insights, name }: InsightsProps) {
  const { t } = useTranslation('families');
  const { strengths, growthAreas } = insights;
  return (
    <Section title={t('insights.title')}>
      <div className={styles.insights}>
        <Card as="section" subject="science" look="tinted">
          <h3 className={styles.title}>{t('insights.strengths')}</h3>
          {strengths.length === 0 ? (
            <p className={styles.none}>{t('insights.noStrengths', { name })}</p>
          ) : (
            <ul className={styles.list}>
              {strengths.map((strength) => (
                <li key={strength}>{t(`insights.strength.${strength}`, { name })}</li>
              ))}
            </ul>
          )}
        </Card>
        <Card as="section" subject="games" look="tinted">
          <h3 className={styles.title}>{t('insights.growth')}</h3>
          {growthAreas.length === 0 ? (
            <p className={styles.none}>{t('insights.noGrowth')}</p>
          ) : (
            <ul className={styles.list}>
              {growthAreas.map((area) => (
                <li key={area}>{t(`insights.area.${area}`, { name })}</li>
              ))}
            </ul>
          )}
        </Card>
      </div>
    </Section>
  );
}
