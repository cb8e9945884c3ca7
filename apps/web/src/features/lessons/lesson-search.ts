/** Where on /lessons somebody is: in a lesson, in the list with a module open, or in the plain list. */
export interface LessonSearch {
  readonly lesson?: number | undefined;
  /** The step of the lesson, counted from 1. */
  readonly step?: number | undefined;
  readonly module?: number | undefined;
  /** A lesson that a teacher has given. */
  readonly assigned?: number | undefined;
}

/** Reads `?lesson=ID`, `?step=NUMBER`, `?module=ID` and `?assigned=ID`; undefined takes the place of what is no id. */
export function lessonSearch(search: Readonly<Record<string, unknown>>): LessonSearch {
  return {
    lesson: idOf(search.lesson),
    step: idOf(search.step),
    module: idOf(search.module),
    assigned: idOf(search.assigned),
  };
}

function idOf(value: unknown): number | undefined {
  const id = typeof value === 'string' ? Number(value) : value;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
