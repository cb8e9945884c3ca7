import { jsonEntry, textEntry } from '../../lib/storage.ts';

/** How lessons are shown on this device: `page` for the whole text, otherwise step by step. */
export const lessonView = textEntry('lesson-view');

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/** Whether lessons are read aloud on this device; where nobody has chosen, the band decides. */
export const lessonVoice = jsonEntry('lesson-voice', isBoolean);

/** Whether a page turns by itself once it has been read, for those who do not read yet. */
export const turnsPages = jsonEntry('lesson-turns-pages', isBoolean);
