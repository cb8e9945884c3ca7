import type { LessonDetail } from '@lamplight/domain/lessons';
import { useEffect, useRef } from 'react';
import { useStartLesson } from './lessons.queries.ts';

/** Sends the lesson-start call when a lesson that is not completed opens, once (spec 4). */
export function useLessonStart({ id, status }: Pick<LessonDetail, 'id' | 'status'>): void {
  const { mutate } = useStartLesson();
  const started = useRef<number>(null);
  useEffect(() => {
    if (status !== 'unlocked' || started.current === id) return;
    started.current = id;
    mutate({ lessonId: id });
  }, [id, status, mutate]);
}
