/** The letters of texts (look, Letters): Atkinson Hyperlegible Next, Lexend or OpenDyslexic. */
export const LETTERS = ['standard', 'lexend', 'opendyslexic'] as const;
export type Letters = (typeof LETTERS)[number];

export const TEXT_SIZES = ['standard', 'larger', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** `device` moves unless the device asks for stillness. */
export const MOTIONS = ['device', 'reduced'] as const;
export type Motion = (typeof MOTIONS)[number];

/** Whether texts have a read-aloud button: all of them, those of the youngest, none. */
export const READ_ALOUD = ['all', 'by-age', 'off'] as const;
export type ReadAloud = (typeof READ_ALOUD)[number];

/** How somebody wants pages shown and read to them. */
export interface Display {
  readonly letters: Letters;
  readonly textSize: TextSize;
  readonly motion: Motion;
  readonly readAloud: ReadAloud;
}

/** How pages are shown to whoever has chosen nothing. */
export const DISPLAY_DEFAULTS: Display = {
  letters: 'standard',
  textSize: 'standard',
  motion: 'device',
  readAloud: 'by-age',
};

/**
 * Whether a text has a read-aloud button.
 * @param byAge whether it has one at the reader's age
 */
export function readsAloud(choice: ReadAloud, byAge: boolean): boolean {
  return choice === 'by-age' ? byAge : choice === 'all';
}

/** The choices as they are stored: null or an unknown word for what was not chosen. */
export interface StoredDisplay {
  readonly letters: string | null;
  readonly textSize: string | null;
  readonly motion: string | null;
  readonly readAloud: string | null;
}

/** The display that is stored. */
export function displayOf(stored: StoredDisplay): Display {
  const { letters, textSize, motion, readAloud } = DISPLAY_DEFAULTS;
  return {
    letters: LETTERS.find((word) => word === stored.letters) ?? letters,
    textSize: TEXT_SIZES.find((word) => word === stored.textSize) ?? textSize,
    motion: MOTIONS.find((word) => word === stored.motion) ?? motion,
    readAloud: READ_ALOUD.find((word) => word === stored.readAloud) ?? readAloud,
  };
}
