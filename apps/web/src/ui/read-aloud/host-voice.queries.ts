import type { Language } from '@lamplight/domain/profiles';
import { useSession } from '../../app/session/use-session.ts';
import { api, trpc } from '../../app/trpc.ts';
import { bytesOf } from '../../lib/loudspeaker.ts';

/**
 * The languages that the host speaks; none while it is not asked, and for visitors.
 * @param isAsked whether the device has no voice of its own
 */
export function useHostLanguages(isAsked: boolean): readonly Language[] {
  const { authenticated } = useSession();
  const enabled = isAsked && authenticated;
  const { data } = trpc.voice.languages.useQuery(undefined, {
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return enabled && data !== undefined ? data : NONE;
}

const NONE: readonly Language[] = [];

/** A piece of a text as the host says it: an audio file. */
export async function fetchSpoken(text: string, language: Language): Promise<ArrayBuffer> {
  const { audio } = await api.voice.speak.mutate({ text, language });
  return bytesOf(audio);
}
