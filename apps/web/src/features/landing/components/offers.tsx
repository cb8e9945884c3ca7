import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { featureCards, subjectTiles } from '../offers.ts';
import styles from './offers.module.css';

/** A tile for each subject, in its colour. */
export function SubjectTiles() {
  const { t } = useTranslation('landing');
  return (
    <Section title={t('subjects.title')}>
      <ul className={styles.tiles}>
        {subjectTiles.map(({ name, subject, picture }) => (
          <Card as="li" key={name} subject={subject} className={styles.tile}>
            <span className={styles.ground}>
              <Picture name={picture} size={48} />
            </span>
            <div>
              <h3 className={styles.name}>{t(`subjects.${name}.name`)}</h3>
              <p className={styles.text}>{t(`subjects.${name}.text`)}</p>
            </div>
          </Card>
        ))}
      </ul>
    </Section>
  );
}

/** What a camp is made of. */
export function FeatureCards() {
  const { t } = useTranslation('landing');
  return (
    <Section title={t('features.title')}>
      <ul className={styles.tiles}>
        {featureCards.map(({ name, picture }) => (
          <li key={name} className={styles.feature}>
            <Picture name={picture} size={44} />
            <div>
              <h3 className={styles.name}>{t(`features.${name}.name`)}</h3>
              <p className={styles.text}>{t(`features.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
