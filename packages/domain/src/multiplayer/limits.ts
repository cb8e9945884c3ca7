/** Players without whom no game starts (spec 9). */
export const MIN_PLAYERS = 2;
/** Characters of a room's name and of its code (spec 5, Multiplayer). */
export const ROOM_NAME_MAX = 30;
export const ROOM_CODE_MAX = 8;
/** Characters of a code that the host makes: about 900 million of them. */
export const ROOM_CODE_LENGTH = 6;
/** Seconds between two looks at the list of rooms (spec 7: polled every 5 seconds). */
export const ROOM_LIST_SECONDS = 5;
/** Players of a room that a teacher opens for a class. */
export const CLASS_ROOM_MAX = 60;
/** Most options of a question, and fewest. */
export const OPTIONS_MIN = 2;
export const OPTIONS_MAX = 6;
/** Teams within one room. */
export const TEAMS_MIN = 2;
export const TEAMS_MAX = 6;
