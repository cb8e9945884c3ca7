import { expect, test } from 'vitest';
import { localVoice } from './voices.ts';

function voice(name: string, lang: string, localService: boolean): SpeechSynthesisVoice {
  return { name, lang, localService, default: false, voiceURI: name };
}

const voices = [
  voice('Network English', 'en-US', false),
  voice('Device English', 'en_GB', true),
  voice('Device French', 'fr-FR', true),
];

test('a voice of the device reads', () => {
  expect(localVoice(voices, 'en')?.name).toBe('Device English');
  expect(localVoice(voices, 'fr-CA')?.name).toBe('Device French');
});

test('a network voice never reads', () => {
  expect(localVoice([voice('Network German', 'de-DE', false)], 'de')).toBeUndefined();
});

test('no voice of another language reads', () => {
  expect(localVoice(voices, 'es')).toBeUndefined();
});
