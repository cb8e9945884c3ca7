import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { StorySearch } from './story-search.ts';

/** Goes to a place in the stories; the address keeps it, so that it survives a reload. */
export function useStoryPlace(): (place: StorySearch, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  return useCallback(
    (place, { replace = false } = {}) =>
      void navigate({ to: '/bible-study', search: place, replace }),
    [navigate],
  );
}
