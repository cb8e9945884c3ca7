import type { Allowance } from '@lamplight/domain/auth';
import type { Language } from '@lamplight/domain/profiles';
import type { SoundFile, SpeakInput } from '@lamplight/domain/voice';
import { createAllowances, tooManyAttempts } from '../../platform/allowances.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { HostVoice } from './host-voice.ts';

export interface VoiceService {
  /** The languages in which the host can read to a device that has no voice of its own. */
  languages(): Promise<Language[]>;
  /**
   * Speaks a piece of a text to somebody.
   * @throws AppError NOT_FOUND in a language that the host does not speak, TOO_MANY_ATTEMPTS, VOICE_FAILED
   */
  speak(userId: number, piece: SpeakInput): Promise<SoundFile>;
}

/** What one account is read: a page of sentences at once, and then one each second, which nobody can listen to. */
const PIECES: Allowance = { burst: 60, perSecond: 1 };

export function createVoiceService(clock: Clock, voice: HostVoice | null): VoiceService {
  const allowances = createAllowances(PIECES, () => clock.now());
  const languages = async () => [...((await voice?.languages()) ?? [])];
  return {
    languages,
    async speak(userId, piece) {
      if (voice === null || !(await languages()).includes(piece.language)) {
        throw new AppError('NOT_FOUND', { message: 'This host does not speak this language.' });
      }
      const wait = allowances.spend(String(userId));
      if (wait > 0) throw tooManyAttempts(wait);
      const sound = await voice.speak(piece, userId);
      return { audio: Buffer.from(sound).toString('base64') };
    },
  };
}
