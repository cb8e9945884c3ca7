import { navigationStyle } from '@lamplight/domain/platform';
import type { CurrentUser } from '@lamplight/domain/users';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTodaysLessons } from './today.queries.ts';

/**
 * Where a completed lesson closes to: up to 6 a lesson of today leads home, where its lantern fills with light; all
 * others go where they came from.
 * @param lessonId the lesson that closes
 */
export function useWayHome(
  lessonId: number,
  { role, age }: Pick<CurrentUser, 'role' | 'age'>,
  onClose: () => void,
): () => void {
  const navigate = useNavigate();
  const { data: today = [] } = useTodaysLessons();
  const isOfToday = today.some(({ id }) => id === lessonId);
  const isSmall = role === 'student' && age !== null && navigationStyle(age) === 'simple';
  const goHome = useCallback(() => void navigate({ to: '/' }), [navigate]);
  return isSmall && isOfToday ? goHome : onClose;
}
