import type { VerseExercise, WeekVerse } from '@lamplight/domain/verses';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { UiPicture } from '../../../ui/picture/ui-pictures.ts';
import styles from './verse-steps.module.css';

export type Step = 'read' | VerseExercise;

const PICTURES: Readonly<Record<Step, UiPicture>> = {
  read: 'open-book',
  order: 'puzzle-piece',
  gaps: 'magnifying-glass-tilted-left',
  type: 'memo',
};

export interface VerseStepsProps {
  readonly verse: WeekVerse;
  readonly step: Step;
  readonly onOpen: (step: Step) => void;
}

/** The ways to learn a verse; those that were right once carry a tick. */
export function VerseSteps({ verse, step, onOpen }: VerseStepsProps) {
  const { t } = useTranslation('verses');
  const steps: readonly Step[] = ['read', ...verse.exercises];
  return (
    <nav aria-label={t('steps.label')}>
      <ol className={styles.steps}>
        {steps.map((name) => {
          const done = name !== 'read' && verse.done.includes(name);
          return (
            <li key={name}>
              <button
                type="button"
                className={styles.step}
                aria-current={name === step ? 'step' : undefined}
                onClick={() => onOpen(name)}
              >
                <Picture name={PICTURES[name]} size={36} />
                <span>{t(`steps.${name}`)}</span>
                {done && (
                  <Picture
                    name="check-mark-button"
                    size={22}
                    title={t('steps.done')}
                    className={styles.tick}
                  />
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
