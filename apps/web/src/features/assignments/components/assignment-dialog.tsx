import type { Assignment } from '@lamplight/domain/assignments';
import {
  isUnfinishedDraft,
  type TeacherLesson,
  UNFINISHED_DRAFT_MESSAGE,
} from '@lamplight/domain/teaching';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { translateSentence } from '../../../i18n/index.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import { useTaughtClasses } from '../assignments.queries.ts';
import styles from './assignment.module.css';
import { AssignmentForm } from './assignment-form.tsx';
import { GivenClass } from './given-class.tsx';

export interface AssignmentDialogProps {
  readonly lesson: TeacherLesson;
  /** Where the lesson is given now. */
  readonly places: readonly Assignment[];
  readonly onClose: () => void;
}

/** Gives a lesson to classes, shows who has completed it, and takes it back. */
export function AssignmentDialog({ lesson, places, onClose }: AssignmentDialogProps) {
  const { t } = useTranslation('assignments');
  const classes = useTaughtClasses();
  const unfinished = isUnfinishedDraft(lesson.content);
  return (
    <Dialog title={t('dialog.title', { title: lesson.title })} size="lg" onClose={onClose}>
      <WorkSurface>
        <div className={styles.dialog}>
          <QueryState
            query={classes}
            count={2}
            shape="rows"
            loading={t('dialog.loading')}
            failed={t('dialog.failed')}
          />
          {classes.data?.length === 0 && <p className={styles.text}>{t('dialog.noClass')}</p>}
          {unfinished && (
            <Notice picture="memo" title={t('dialog.unfinished')}>
              {translateSentence(UNFINISHED_DRAFT_MESSAGE)}
            </Notice>
          )}
          {classes.data !== undefined && classes.data.length > 0 && !unfinished && (
            <AssignmentForm lesson={lesson} classes={classes.data} />
          )}
          {places.length > 0 && (
            <section className={styles.places}>
              <h3 className={styles.heading}>{t('dialog.where')}</h3>
              <ul className={styles.list}>
                {places.map((place) => (
                  <GivenClass key={place.classId} lesson={lesson} place={place} />
                ))}
              </ul>
            </section>
          )}
          <Button variant="default" className={styles.close ?? ''} onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
        </div>
      </WorkSurface>
    </Dialog>
  );
}
