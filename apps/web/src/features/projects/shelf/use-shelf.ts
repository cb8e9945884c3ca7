import { projectsFor } from '@lamplight/content/projects';
import { generatedDifficulty, projectBand } from '@lamplight/domain/projects';
import type { CurrentUser } from '@lamplight/domain/users';
import { useMemo } from 'react';
import { useLevel, useProjectProgress } from '../projects.queries.ts';
import { shelfOf } from './shelf.ts';

/** The projects of this person with what is known of each; undefined until the host was asked. */
export function useShelf(user: CurrentUser) {
  const progress = useProjectProgress();
  const level = useLevel();
  const isKnown = !progress.isPending && !level.isPending;
  const records = progress.data;
  const difficulty = generatedDifficulty({ level: level.data ?? null, grade: user.grade });
  const band = projectBand(user);
  const shelf = useMemo(() => {
    if (!isKnown) return undefined;
    const known = records ?? [];
    const idsOf = (some: typeof known) => some.map(({ projectId }) => projectId);
    const wishes = {
      band,
      difficulty,
      completedIds: idsOf(known.filter(({ completed }) => completed)),
      begunIds: idsOf(known.filter(({ completed }) => !completed)),
    };
    return shelfOf(projectsFor(wishes), known);
  }, [isKnown, records, band, difficulty]);
  const failure =
    progress.isError && records === undefined ? { retry: () => void progress.refetch() } : null;
  return { shelf, failure };
}
