import type { ExperimentView } from '@lamplight/domain/experiments';
import type { ContentBlock } from '@lamplight/domain/lessons';
import type { CurrentUser } from '@lamplight/domain/users';
import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx';
import { useSentenceReader } from '../../../ui/read-aloud/use-sentence-reader.ts';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
import { readableText } from '../../../ui/reading/readable.ts';
import { ReadableContent, Sentences } from '../../../ui/reading/readable-content.tsx';
import { useFinish } from '../use-finish.ts';
import { useLabPlace } from '../use-lab-place.ts';
import { ExperimentSheet } from './experiment-sheet.tsx';
import styles from './experiment-step-view.module.css';
import { LabNoteField } from './lab-note-field.tsx';

export interface ExperimentStepViewProps {
  readonly experiment: ExperimentView;
  /** Which of its steps, from 1. */
  readonly number: number;
  readonly user: CurrentUser;
}

/** One step, with the way to the step before and behind; 'Complete' follows the last (spec 2). */
export function ExperimentStepView({ experiment, number, user }: ExperimentStepViewProps) {
  const { t } = useTranslation('experiments');
  const goTo = useLabPlace();
  const { finish, isPending } = useFinish(experiment, user.id);
  const { id, steps } = experiment;
  const step = steps[number - 1];
  const readable = useMemo(() => {
    const blocks: ContentBlock[] = [{ kind: 'paragraph', text: step?.text ?? '' }];
    if (step?.tip !== undefined) blocks.push({ kind: 'paragraph', text: step.tip });
    return readableText(step?.title ?? '', blocks);
  }, [step]);
  const reader = useSentenceReader(readable.sentences, CONTENT_LANGUAGE);
  const isLast = number === steps.length;
  const place = t('steps.place', { step: number, total: steps.length });
  return (
    <ExperimentSheet experiment={experiment} stage={number} reader={reader}>
      <div className={styles.progress}>
        <span className={styles.place}>{place}</span>
        <ProgressBar percent={(100 * number) / steps.length} label={place} subject="science" />
      </div>
      <section className={styles.step}>
        {step?.title !== undefined && (
          <h2 className={styles.title} lang={CONTENT_LANGUAGE}>
            <Sentences segments={readable.title} current={reader.current} />
          </h2>
        )}
        <ReadableContent blocks={readable.blocks.slice(0, 1)} current={reader.current} />
        {step?.tip !== undefined && (
          <div className={styles.tip}>
            <Picture name="light-bulb" size={32} />
            <ReadableContent blocks={readable.blocks.slice(1)} current={reader.current} />
          </div>
        )}
      </section>
      {isLast && <LabNoteField what="seen" experimentId={id} user={user} />}
      <div className={styles.ways}>
        <Button
          variant="default"
          size="lg"
          leftSection={<IconArrowLeft size={22} aria-hidden />}
          onClick={() => goTo({ experiment: id, step: number === 1 ? 'setup' : number - 1 })}
        >
          {t('steps.previous')}
        </Button>
        {isLast ? (
          <Button
            variant="cta"
            size="lg"
            disabled={isPending}
            leftSection={<Picture name="check-mark-button" size={28} />}
            onClick={finish}
          >
            {t(isPending ? 'steps.saving' : 'steps.complete')}
          </Button>
        ) : (
          <Button
            variant="subject"
            size="lg"
            rightSection={<IconArrowRight size={22} aria-hidden />}
            onClick={() => goTo({ experiment: id, step: number + 1 })}
          >
            {t('steps.next')}
          </Button>
        )}
      </div>
    </ExperimentSheet>
  );
}
