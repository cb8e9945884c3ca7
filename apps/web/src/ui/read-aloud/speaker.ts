/** A word within a sentence: its first character and the one after its last. */
export interface SpokenWord {
  readonly from: number;
  readonly to: number;
}

/** What happens while a text is said. */
export interface Telling {
  /** A word sounds, where the voice tells which. */
  readonly onWord?: (word: SpokenWord) => void;
  readonly onEnd: () => void;
  /** It could not be said. */
  readonly onError: () => void;
}

/** A voice that says one text at a time. */
export interface Speaker {
  /** Says a text in the place of what was said before. Called by a tap, it may sound from then on. */
  readonly say: (text: string, told: Telling) => void;
  /** Is told what will be said next, so that there is no pause. */
  readonly prepare: (text: string) => void;
  /** Ends what is said; nothing more is told of it. */
  readonly hush: () => void;
}
