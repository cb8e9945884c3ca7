import type { DailySchedule } from '@lamplight/domain/curriculum';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { UiPicture } from '../../../ui/picture/ui-pictures.ts';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { Section } from '../../../ui/section/section.tsx';
import styles from './rows.module.css';

const CHALLENGE_PICTURES: Readonly<Record<DailySchedule['challenges'][number]['type'], UiPicture>> =
  {
    math: 'abacus',
    reading: 'open-book',
    science: 'microscope',
    creative: 'crayon',
    logic: 'puzzle-piece',
  };

/** The challenges of a day. */
export function DayChallenges({
  challenges,
  language,
}: Pick<DailySchedule, 'challenges' | 'language'>) {
  const { t } = useTranslation('curriculum');
  return (
    <Section title={t('day.challenges')}>
      <ul className={styles.list}>
        {challenges.map(({ title, type, difficulty }) => (
          <li key={title} className={styles.row}>
            <Picture name={CHALLENGE_PICTURES[type]} size={44} />
            <div className={styles.words}>
              <h3 className={styles.title} lang={language}>
                {title}
              </h3>
              <p className={styles.text}>
                {t(`types.${type}`)} · {t(`difficulty.${difficulty}`)}
              </p>
            </div>
            <ListenButton title={title} text={title} lang={language} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
