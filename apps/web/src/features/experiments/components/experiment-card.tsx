import type { ExperimentView } from '@lamplight/domain/experiments';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
import { CATEGORY_KEYS, DIFFICULTY_KEYS } from '../lab-words.ts';
import styles from './experiment-card.module.css';

export interface ExperimentCardProps {
  readonly experiment: ExperimentView;
  /** Whether it is the first that is left to do. */
  readonly isNext: boolean;
}

/** What is tried out and how long it takes, whether it was done or is new, and the way into it. */
export function ExperimentCard({ experiment, isNext }: ExperimentCardProps) {
  const { t } = useTranslation('experiments');
  const titleId = useId();
  const { id, title, description, category, difficulty, duration } = experiment;
  const { isCompleted, isNew } = experiment;
  return (
    <li className={styles.card} data-subject="science" data-done={isCompleted}>
      <div className={styles.band}>
        <Picture name={experiment.picture} of="experiments" size="5.5rem" />
        {isCompleted && (
          <span className={styles.badge}>
            <Picture name="check-mark-button" size={22} />
            {t('list.done')}
          </span>
        )}
        {isNew && (
          <span className={styles.badge} data-new="true">
            <Picture name="glowing-star" size={22} />
            {t('list.new')}
          </span>
        )}
      </div>
      <div className={styles.words}>
        <div className={styles.head}>
          <h3 id={titleId} className={styles.title} lang={CONTENT_LANGUAGE}>
            {title}
          </h3>
          <ListenButton title={title} text={`${title}. ${description}`} lang={CONTENT_LANGUAGE} />
        </div>
        <p className={styles.facts}>
          <span>{t(`categories.${CATEGORY_KEYS[category]}`)}</span>
          <span>{t(`difficulties.${DIFFICULTY_KEYS[difficulty]}`)}</span>
          <span>{t('list.minutes', { count: duration })}</span>
        </p>
        <p className={styles.description} lang={CONTENT_LANGUAGE}>
          {description}
        </p>
      </div>
      <LinkButton
        to="/science-lab"
        search={{ experiment: id }}
        variant={isNext ? 'cta' : isCompleted ? 'default' : 'subject'}
        fullWidth
        aria-describedby={titleId}
      >
        {t(isCompleted ? 'list.again' : 'list.start')}
      </LinkButton>
    </li>
  );
}
