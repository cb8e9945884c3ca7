/** What the process of the host and the one that started it say to each other. */

/** The host answers. */
export const LISTENING = 'listening';
/** Asks the host to forget the content that it has read. */
export const READ_ANEW = 'read anew';
/** It has forgotten it. */
export const READS_ANEW = 'reads anew';
