import { projectById } from '@lamplight/content/projects';
import { generatedDifficulty, type Json, type Project } from '@lamplight/domain/projects';
import type { CurrentUser } from '@lamplight/domain/users';
import { useEffect, useMemo, useRef, useState } from 'react';
import { outbox } from '../../../app/outbox/host-outbox.ts';
import { draftEntry, firstWork, type Work } from '../draft/draft.ts';
import { useLevel, useProjectProgress } from '../projects.queries.ts';

/** A project that can be worked on. */
export interface ReadyProject {
  readonly project: Project;
  /** What the editor starts with. */
  readonly firstWork: () => Work;
  readonly starter: Work;
}

/** A project of this person's level, once it is known what was saved of it. */
export function useProject(
  projectId: number,
  user: CurrentUser,
): ReadyProject | 'opening' | 'missing' {
  const progress = useProjectProgress();
  const level = useLevel();
  const isOutboxRead = useReadOutbox();
  const isOpen = useRef(false);
  const difficulty = generatedDifficulty({ level: level.data ?? null, grade: user.grade });
  const project = useMemo(() => projectById(projectId, difficulty), [projectId, difficulty]);
  if (project === null) return 'missing';
  // What is just being asked for anew may know newer code; once the editor is there it is not moved.
  const isAsking = progress.isFetching || level.isPending || !isOutboxRead;
  if (isAsking && !isOpen.current) return 'opening';
  isOpen.current = true;

  const starter: Work = { code: project.starterCode, blocks: project.blocks?.starter ?? null };
  const record = progress.data?.find((entry) => entry.projectId === projectId);
  const saved = record && { code: record.code, blocks: readBlocks(record.blocks) };
  return {
    project,
    starter,
    firstWork: () =>
      firstWork({
        draft: draftEntry(user.id, projectId).read(),
        saved: progress.data === undefined ? null : saved,
        starter,
        isWaiting: (key) => outbox.state().waiting.some((call) => call.key === key),
      }),
  };
}

function readBlocks(text: string | null): Json | null {
  return text === null ? null : (JSON.parse(text) as Json);
}

/** Whether what earlier visits kept for the host is known. */
function useReadOutbox(): boolean {
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    let isHere = true;
    const done = () => {
      if (isHere) setRead(true);
    };
    outbox.load().then(done, done);
    return () => {
      isHere = false;
    };
  }, []);
  return isRead;
}
