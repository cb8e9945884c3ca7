import type { ExperimentView } from '@lamplight/domain/experiments';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { SentenceReader } from '../../../ui/read-aloud/use-sentence-reader.ts';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
import { ReadTextButton } from '../../../ui/reading/read-text-button.tsx';
import type { ExperimentStage } from '../experiment-search.ts';
import { CATEGORY_KEYS, DIFFICULTY_KEYS } from '../lab-words.ts';
import { SIMULATION_SCRIPTS } from '../simulation-scripts.ts';
import styles from './experiment-sheet.module.css';

export interface ExperimentSheetProps {
  readonly experiment: ExperimentView;
  readonly stage: ExperimentStage;
  readonly reader: SentenceReader;
  readonly children: ReactNode;
}

/** The sheet that an experiment is read on: the way back, its picture and title, and what can be tried on the screen. */
export function ExperimentSheet({ experiment, stage, reader, children }: ExperimentSheetProps) {
  const { t } = useTranslation('experiments');
  const { id, title, category, difficulty, duration, simulation } = experiment;
  return (
    <div className={styles.view} data-subject="science">
      <div className={styles.bar}>
        <LinkButton
          to="/science-lab"
          search={{}}
          variant="default"
          leftSection={<IconArrowLeft size={20} aria-hidden />}
        >
          {t('view.back')}
        </LinkButton>
        <ReadTextButton reader={reader} />
      </div>
      <article className={styles.sheet}>
        <header className={styles.head}>
          <Picture
            name={experiment.picture}
            of="experiments"
            size="clamp(3.5rem, 2.5rem + 6vw, 6rem)"
          />
          <div className={styles.names}>
            <h1 className={styles.title} lang={CONTENT_LANGUAGE}>
              {title}
            </h1>
            <p className={styles.facts}>
              {t(`categories.${CATEGORY_KEYS[category]}`)} ·{' '}
              {t(`difficulties.${DIFFICULTY_KEYS[difficulty]}`)} ·{' '}
              {t('list.minutes', { count: duration })}
            </p>
          </div>
        </header>
        <div className={styles.body}>{children}</div>
      </article>
      {simulation !== null && (
        <LinkButton
          to="/science-lab"
          search={{ experiment: id, step: stage, simulation }}
          variant="default"
          className={styles.screen ?? ''}
          leftSection={
            <Picture name={SIMULATION_SCRIPTS[simulation].picture} of="experiments" size={32} />
          }
        >
          {t('screen.try')}
        </LinkButton>
      )}
    </div>
  );
}
