import type { ReadableLesson } from '@lamplight/domain/recordings';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { QueryState } from '../../../../ui/states/query-state.tsx';
import { DeskStep } from '../desk-step.tsx';
import styles from '../recordings.module.css';
import { useFamilyDesk, useKeepFamilyRecording } from '../recordings.queries.ts';

export interface FamilyDeskProps {
  readonly childId: number;
  /** What the child is called. */
  readonly name: string;
  readonly lesson: ReadableLesson;
  readonly onClose: () => void;
}

/** Where a parent reads a lesson aloud for a child, step by step, as the child has it. */
export function FamilyDesk({ childId, name, lesson, onClose }: FamilyDeskProps) {
  const { t } = useTranslation('recordings');
  const ofChild = { childId, lessonId: lesson.id };
  const desk = useFamilyDesk(ofChild);
  const keep = useKeepFamilyRecording();
  return (
    <Dialog title={t('family.desk', { title: lesson.title })} size="xl" onClose={onClose}>
      <p className={styles.intro}>{t('family.deskText', { name })}</p>
      <QueryState query={desk} count={3} loading={t('desk.loading')} failed={t('desk.failed')} />
      {desk.data !== undefined && (
        <ol className={styles.steps}>
          {desk.data.steps.map((step, index) => (
            <DeskStep
              // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a lesson never move.
              key={index}
              language={desk.data.language}
              by="parent"
              step={index}
              {...step}
              left={desk.data.left}
              onKeep={(file) => keep.mutateAsync({ ...ofChild, step: index, file })}
            />
          ))}
        </ol>
      )}
    </Dialog>
  );
}
