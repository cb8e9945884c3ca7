import type { LessonDetail } from '@lamplight/domain/lessons';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutboxState } from '../../../app/outbox/use-outbox.ts';
import { subjectOfCategory } from '../../../ui/subject/subjects.ts';
import { CompleteLesson } from '../components/complete-lesson.tsx';
import type { LessonViewProps } from '../components/lesson-view.tsx';
import { useHeardRecordings } from '../recordings/recordings.queries.ts';
import { useAgedToday } from '../today.queries.ts';
import { useVisibleMinutes } from '../use-visible-minutes.ts';
import { useAnswers } from './answers.queries.ts';
import { LessonPlayer, type LessonPlayerProps } from './lesson-player.tsx';
import { newestPlace } from './places.ts';
import { keepPlace } from './use-place.ts';

export interface CampLessonProps
  extends Pick<LessonViewProps, 'user' | 'step'>,
    Pick<LessonPlayerProps, 'onPage' | 'onLeave' | 'onOnePage' | 'onRecord'> {
  readonly lesson: LessonDetail;
  /** Called two seconds after the lesson was completed. */
  readonly onCompleted: () => void;
}

/** A lesson of the camp, or of a pack, that is played: what is done in it goes to the host, and so does where it was left. */
export function CampLesson({ lesson, user, onCompleted, ...ways }: CampLessonProps) {
  const { t } = useTranslation('lessons');
  const minutes = useVisibleMinutes();
  const { waiting } = useOutboxState();
  const answers = useAnswers(lesson, user.id);
  const { id, category, dayNumber } = lesson;
  const played = useMemo(
    () => ({
      ...lesson,
      subject: subjectOfCategory(category),
      origin: t('lesson.day', { day: dayNumber }),
    }),
    [lesson, category, dayNumber, t],
  );
  const ageToday = useAgedToday();
  const onPlace = useCallback(
    (page: number) =>
      // Home says of a lesson that it was left in the middle, when it is looked at next.
      void keepPlace(user.id, id, page).then(ageToday),
    [user.id, id, ageToday],
  );
  return (
    <LessonPlayer
      {...ways}
      lesson={played}
      userId={user.id}
      place={newestPlace(lesson, user.id, waiting)}
      answers={answers}
      recordings={useHeardRecordings(id, user.role)}
      onPlace={onPlace}
    >
      <CompleteLesson lesson={lesson} user={user} minutes={minutes} onClose={onCompleted} />
    </LessonPlayer>
  );
}
