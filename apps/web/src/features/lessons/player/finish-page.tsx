import { Button } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './finish-page.module.css';
import type { PlayedLesson } from './played-lesson.ts';
import type { ShownObjective } from './shown-objectives.ts';

export interface FinishPageProps {
  readonly lesson: PlayedLesson;
  readonly objectives: readonly ShownObjective[];
  /** Leads to a page whose task practises what was not shown. */
  readonly onShow: (page: number) => void;
  /** The way to complete the lesson. */
  readonly children: ReactNode;
}

/** The last page, with its way out first for those who do not read: a star for each thing that was shown in the acts, a way to show what was not, and the lesson's end. */
export function FinishPage({ lesson, objectives, onShow, children }: FinishPageProps) {
  const { t } = useTranslation('lessons');
  const isLittle = lesson.band === 'kindergarten';
  const missing = objectives.find(({ shown }) => shown === false);
  return (
    <div className={styles.finish}>
      <h3 className={styles.title}>{t(isLittle ? 'finish.little' : 'finish.title')}</h3>
      {isLittle && children}
      <section className={styles.part}>
        <h4 className={styles.heading}>{t('lesson.objectives')}</h4>
        <ul className={styles.objectives} lang={lesson.language}>
          {objectives.map(({ objective, shown }) => (
            <li key={objective} className={styles.objective} data-shown={shown === true}>
              {shown === true ? (
                <span className={styles.mark} role="img" aria-label={t('finish.star')}>
                  <IconStarFilled aria-hidden />
                </span>
              ) : (
                <span className={styles.mark}>
                  <IconStar aria-hidden />
                </span>
              )}
              <span className={styles.words}>
                {objective}
                {shown !== null && (
                  <span className={styles.said} lang={undefined}>
                    {t(shown ? 'finish.shown' : 'finish.notYet')}
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
        {missing?.page != null && (
          <Button
            variant="default"
            className={styles.again}
            onClick={() => onShow(missing.page ?? 0)}
          >
            {t('finish.again')}
          </Button>
        )}
      </section>
      {!isLittle && children}
    </div>
  );
}
