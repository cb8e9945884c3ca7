import { type Project, projectBand } from '@lamplight/domain/projects';
import type { CurrentUser } from '@lamplight/domain/users';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePendingToast } from '../../../app/outbox/use-pending-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { useWork, type WorkHandle } from '../draft/use-work.ts';
import type { ReadyProject } from '../project/use-project.ts';
import { useCheckWork } from '../projects.queries.ts';
import { type RunHandle, useRun } from '../runner/use-run.ts';
import { type CheckReport, hostReport, localReport } from './check.ts';
import { type EditorMemory, emptyMemory } from './editor-memory.ts';

/** Everything that goes on while somebody works on a project; it outlives the tabs. */
export interface Workbench {
  readonly work: WorkHandle;
  readonly running: RunHandle;
  readonly memory: RefObject<EditorMemory>;
  /** Whether the program can be put together from blocks: children of the elementary band may. */
  readonly offersBlocks: boolean;
  /** What the last check found; null before the first. */
  readonly report: CheckReport | null;
  readonly isChecking: boolean;
  readonly run: () => void;
  readonly check: () => void;
}

/** A fixed project is for everybody: there the child's own band decides. */
function isForBlocks({ isGenerated, band }: Project, user: CurrentUser): boolean {
  return (isGenerated ? band : projectBand(user)) === 'elementary';
}

export function useWorkbench(ready: ReadyProject, user: CurrentUser): Workbench {
  const { t } = useTranslation('projects');
  const { project, starter, firstWork } = ready;
  const work = useWork({ userId: user.id, projectId: project.id, starter }, firstWork);
  const running = useRun(project);
  const memory = useRef(emptyMemory());
  const [report, setReport] = useState<CheckReport | null>(null);
  const checking = useCheckWork();
  const tellPending = usePendingToast();
  const tellFailure = useFailureToast();
  const { send, handOver } = work;
  const { code } = work.work;

  const run = useCallback(() => {
    setReport(null);
    send();
    void running.run(code);
  }, [send, running.run, code]);

  const check = async () => {
    setReport(null);
    // It runs here too: the child sees at once what it does, and the host may be away.
    const [answer, outcome] = await Promise.all([
      checking.mutateAsync(handOver()),
      running.run(code),
    ]);
    if (answer === null) {
      setReport(localReport(project, code, outcome));
      tellPending();
    } else {
      setReport(hostReport(answer));
    }
  };

  return {
    work,
    running,
    memory,
    offersBlocks: isForBlocks(project, user),
    report,
    isChecking: checking.isPending,
    run,
    check: () =>
      void check().catch((error: unknown) =>
        tellFailure({ title: t('check.failed'), error, fallback: t('check.failedText') }),
      ),
  };
}
