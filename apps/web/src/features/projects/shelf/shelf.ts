import type { Project, ProjectProgress } from '@lamplight/domain/projects';

/** A project in the grid. */
export interface ShelfProject {
  readonly project: Project;
  /** What the host knows of it; undefined for a project that was never begun. */
  readonly record: ProjectProgress | undefined;
}

/** Those that were begun come first, then new ones, then those that are completed. */
const ORDER = { begun: 0, fresh: 1, completed: 2 } as const;

function stateOf(record: ProjectProgress | undefined): keyof typeof ORDER {
  if (record === undefined) return 'fresh';
  return record.completed ? 'completed' : 'begun';
}

/** The projects with what is known of them: begun, new, completed; each group in its own order. */
export function shelfOf(
  projects: readonly Project[],
  records: readonly ProjectProgress[],
): readonly ShelfProject[] {
  const known = new Map(records.map((record) => [record.projectId, record]));
  return projects
    .map((project) => ({ project, record: known.get(project.id) }))
    .toSorted((a, b) => ORDER[stateOf(a.record)] - ORDER[stateOf(b.record)]);
}

/** How far somebody has come (spec 2, Progress summary). */
export interface ShelfSummary {
  readonly completed: number;
  readonly total: number;
  /** Percent of all projects in the grid, rounded. */
  readonly percent: number;
  /** Sum of all scores. */
  readonly points: number;
}

export function summaryOf(shelf: readonly ShelfProject[]): ShelfSummary {
  const completed = shelf.filter(({ record }) => record?.completed).length;
  const total = shelf.length;
  return {
    completed,
    total,
    percent: total === 0 ? 0 : Math.round((100 * completed) / total),
    points: shelf.reduce((sum, { record }) => sum + (record?.score ?? 0), 0),
  };
}
