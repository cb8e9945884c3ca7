/** Why a file cannot be read as questions. */
export type UnreadableReason =
  /** It is none of the kinds that are read. */
  | 'unknown'
  /** It has more bytes than are looked at, packed or unpacked. */
  | 'too-large'
  /** It is of a known kind, and broken. */
  | 'broken';

/** A file that cannot be read as questions. */
export class UnreadableFile extends Error {
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason, options?: ErrorOptions) {
    super(`the file cannot be read: ${reason}`, options);
    this.reason = reason;
  }
}
