import { lessonId, MODULE_IDS } from '@lamplight/domain/lessons';

/** Ids that tests open by their address. */
export const LESSON_OF = {
  bible: { moduleId: MODULE_IDS.bible, firstDay: lessonId('bible', 1) },
  ai: { moduleId: MODULE_IDS.ai, firstDay: lessonId('ai', 1) },
  math: { moduleId: MODULE_IDS.math, firstDay: lessonId('math', 1) },
  science: { moduleId: MODULE_IDS.science, firstDay: lessonId('science', 2) },
} as const;
