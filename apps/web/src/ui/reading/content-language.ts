import { ORIGINAL_LANGUAGE } from '@lamplight/domain/translations';

/** In which content is that says no language of its own, whatever the language of the buttons around it. */
export const CONTENT_LANGUAGE = ORIGINAL_LANGUAGE;
