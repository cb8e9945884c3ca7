import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
import { Section } from '../../../ui/section/section.tsx';
import { useVerseProgress } from '../verses.queries.ts';
import styles from './verse-weeks.module.css';

export interface VerseWeeksProps {
  /** The week that is shown above. */
  readonly open: number;
  readonly userId: number;
}

/** The verses of all eight weeks, each with whether it is known by heart. */
export function VerseWeeks({ open, userId }: VerseWeeksProps) {
  const { t } = useTranslation('verses');
  const { data: weeks } = useVerseProgress(userId);
  if (weeks === undefined) return null;
  return (
    <Section title={t('weeks.title')}>
      <ul className={styles.weeks}>
        {weeks.map(({ week, reference, isLearned, isCurrent }) => (
          <li key={week}>
            <LinkButton
              to="/bible-study"
              search={{ verse: week }}
              variant="default"
              fullWidth
              className={styles.week}
              data-open={week === open}
              aria-current={week === open ? 'page' : undefined}
              leftSection={<Picture name={isLearned ? 'glowing-star' : 'scroll'} size={28} />}
            >
              <span className={styles.words}>
                <span className={styles.number}>
                  {t('weeks.week', { week })}
                  {isCurrent && ` · ${t('weeks.current')}`}
                </span>
                <span lang={CONTENT_LANGUAGE}>{reference}</span>
                {isLearned && <span className={styles.number}>{t('weeks.learned')}</span>}
              </span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </Section>
  );
}
