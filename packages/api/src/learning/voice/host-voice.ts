import type { Language } from '@lamplight/domain/profiles';
import type { SpeakInput } from '@lamplight/domain/voice';

/** The voice of the host: a program of its own that turns text into sound. */
export interface HostVoice {
  /** The languages that a program on this host speaks; none where there is no such program. */
  languages(): Promise<readonly Language[]>;
  /**
   * Speaks a piece of a text in a language that the host has.
   * @param userId whose turn it is: one account keeps no other one waiting
   * @returns a WAV file
   * @throws AppError TOO_MANY_ATTEMPTS while too much waits, VOICE_FAILED when the program does not answer
   */
  speak(piece: SpeakInput, userId: number): Promise<Uint8Array>;
  /**
   * Makes what will be asked for, one piece after another while nobody waits for the voice, and keeps it on the disk
   * until newer pieces need the room.
   * @param pieces those that are needed first come first; what does not fit is left
   */
  keepReady(pieces: Iterable<SpeakInput>): Promise<void>;
}
