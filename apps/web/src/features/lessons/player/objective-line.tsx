import type { ShownObjective, StepTask } from '@lamplight/domain/lessons';
import type { Language } from '@lamplight/domain/profiles';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconHandFinger, IconStar, IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Tone } from '../../../ui/acts/rules/tone.ts';
import styles from './finish-page.module.css';

export interface ObjectiveLineProps {
  readonly shown: ShownObjective;
  /** Of the objective's words. */
  readonly language: Language;
  readonly tone: Tone;
  /** Whether it is the first that is missing: its way stands out. */
  readonly isNext: boolean;
  readonly onShow: (task: StepTask) => void;
}

/** An objective with the star for having shown it, or with the way to show it. */
export function ObjectiveLine({ shown: one, language, tone, isNext, onShow }: ObjectiveLineProps) {
  const { t } = useTranslation('lessons');
  const { objective, shown, task } = one;
  return (
    <li className={styles.objective} data-shown={shown === true}>
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
        <span lang={language}>{objective}</span>
        {shown !== null && (
          <span className={styles.said}>
            {t(`finish.${shown ? 'shown' : 'notYet'}.${tone === 'little' ? 'little' : 'plain'}`)}
          </span>
        )}
      </span>
      {shown === false && task !== null && (
        <Button
          variant={isNext ? 'cta' : 'default'}
          className={styles.again}
          leftSection={<IconHandFinger size={22} aria-hidden />}
          onClick={() => onShow(task)}
        >
          {t(`finish.again.${tone}`)}
          <VisuallyHidden lang={language}>{objective}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
