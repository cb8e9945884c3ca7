/**
 * The voice that reads in a language. Only voices that live on the device are taken: a network voice
 * would send a child's text away.
 */
export function localVoice(
  voices: readonly SpeechSynthesisVoice[],
  language: string,
): SpeechSynthesisVoice | undefined {
  const base = baseOf(language);
  const local = voices.filter((voice) => voice.localService && baseOf(voice.lang) === base);
  return local.find((voice) => voice.default) ?? local[0];
}

function baseOf(tag: string): string | undefined {
  return tag.toLowerCase().split(/[-_]/)[0];
}
