import { CONTENT_BANDS, type ContentBand } from '@lamplight/domain/age';
import type { LessonDetail } from '@lamplight/domain/lessons';
import { LANGUAGES, type Language } from '@lamplight/domain/profiles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ChooseOne } from '../../../ui/form/choice-tiles.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { DeskStep } from './desk-step.tsx';
import styles from './recordings.module.css';
import { useKeepRecording, useReadingDesk } from './recordings.queries.ts';

export interface ReadingDeskProps {
  readonly lesson: LessonDetail;
  readonly onClose: () => void;
}

/** Where a teacher reads a lesson aloud, step by step, for the age and in the language that they choose. */
export default function ReadingDesk({ lesson, onClose }: ReadingDeskProps) {
  const { t } = useTranslation('recordings');
  const [band, setBand] = useState<ContentBand>('kindergarten');
  const [language, setLanguage] = useState<Language>(lesson.language);
  const desk = useReadingDesk({ lessonId: lesson.id, band, language });
  const keep = useKeepRecording();
  return (
    <Dialog title={t('desk.title')} size="xl" onClose={onClose}>
      <p className={styles.intro}>{t('desk.text')}</p>
      <div className={styles.choices}>
        <ChooseOne
          legend={t('desk.band')}
          size="small"
          choices={CONTENT_BANDS.map((value) => ({ value, label: t(`bands.${value}`) }))}
          chosen={band}
          onChoose={setBand}
        />
        <ChooseOne
          legend={t('desk.language')}
          size="small"
          choices={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
          chosen={language}
          onChoose={setLanguage}
        />
      </div>
      <QueryState query={desk} count={3} loading={t('desk.loading')} failed={t('desk.failed')} />
      {desk.data !== undefined && desk.data.language !== language && (
        <p className={styles.note}>
          {t('desk.notWritten', { language: t(`languages.${desk.data.language}`) })}
        </p>
      )}
      {desk.data !== undefined && (
        <ol className={styles.steps}>
          {desk.data.steps.map((step, index) => (
            <DeskStep
              // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a lesson never move.
              key={index}
              language={desk.data.language}
              by="teacher"
              step={index}
              {...step}
              left={desk.data.left}
              onKeep={(file) =>
                keep.mutateAsync({
                  ...{ lessonId: lesson.id, band, language: desk.data.language, step: index, file },
                })
              }
            />
          ))}
        </ol>
      )}
    </Dialog>
  );
}
