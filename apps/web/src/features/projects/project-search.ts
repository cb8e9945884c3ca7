/** The parts of a project: where the code is written, what helps with it, and how it can be done. */
export const PROJECT_TABS = ['code', 'hints', 'solution'] as const;
export type ProjectTab = (typeof PROJECT_TABS)[number];

/** Where on /ai-coding somebody is: in the grid, or in a project and at which part of it. */
export interface ProjectSearch {
  readonly project?: number | undefined;
  readonly tab?: ProjectTab | undefined;
}

/** Reads `?project=ID&tab=code|hints|solution`; undefined takes the place of what is none of these. */
export function projectSearch(search: Readonly<Record<string, unknown>>): ProjectSearch {
  return {
    project: wholeNumber(search.project),
    tab: PROJECT_TABS.find((tab) => tab === search.tab),
  };
}

function wholeNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0
    ? number
    : undefined;
}
