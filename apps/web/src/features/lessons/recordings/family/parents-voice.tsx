import type { LinkedStudent } from '@lamplight/domain/families';
import type { ReadableLesson } from '@lamplight/domain/recordings';
import { Button } from '@mantine/core';
import { IconMicrophone } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calledName } from '../../../../lib/full-name.ts';
import { TitledCard } from '../../../../ui/card/titled-card.tsx';
import { QueryState } from '../../../../ui/states/query-state.tsx';
import styles from '../recordings.module.css';
import { useFamilyRecordings, useReadableLessons } from '../recordings.queries.ts';
import { FamilyDesk } from './family-desk.tsx';
import { FamilyRecordingList } from './family-recording-list.tsx';

/** The lessons that a parent may read aloud for a child, and what was read; for confirmed parents. */
export function ParentsVoice({ student }: { readonly student: LinkedStudent }) {
  const { t } = useTranslation('recordings');
  const name = calledName(student);
  const isConfirmed = student.linkStatus === 'confirmed';
  const lessons = useReadableLessons(student.id, isConfirmed);
  const recordings = useFamilyRecordings(student.id, isConfirmed);
  const [open, setOpen] = useState<ReadableLesson | null>(null);
  if (!isConfirmed) {
    return (
      <TitledCard title={t('family.title', { name })}>
        <p className={styles.intro}>{t('family.unconfirmed', { name })}</p>
      </TitledCard>
    );
  }
  return (
    <>
      <TitledCard title={t('family.title', { name })}>
        <p className={styles.intro}>{t('family.text', { name })}</p>
        <QueryState
          query={lessons}
          count={3}
          loading={t('desk.loading')}
          failed={t('family.failed')}
        />
        <ul className={styles.steps}>
          {lessons.data?.map((lesson) => (
            <li key={lesson.id} className={styles.step}>
              <div className={styles.words}>
                <strong lang={lesson.language}>{lesson.title}</strong>
                <p>{t('family.day', { day: lesson.dayNumber })}</p>
              </div>
              <Button
                variant="default"
                leftSection={<IconMicrophone size={20} aria-hidden />}
                aria-label={`${t('family.read')}: ${lesson.title}`}
                onClick={() => setOpen(lesson)}
              >
                {t('family.read')}
              </Button>
            </li>
          ))}
        </ul>
      </TitledCard>
      {recordings.data !== undefined && recordings.data.length > 0 && (
        <TitledCard title={t('own.title')}>
          <FamilyRecordingList recordings={recordings.data} about={() => ''} />
        </TitledCard>
      )}
      {open !== null && (
        <FamilyDesk childId={student.id} name={name} lesson={open} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
