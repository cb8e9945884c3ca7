import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SpeakInput } from '@lamplight/domain/voice';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { examineVoices } from '../src/doctor/voices.ts';
import { findEspeak } from '../src/voice/espeak-ng.ts';
import { findPiper } from '../src/voice/piper.ts';
import { createProgramVoice, type ProgramVoice } from '../src/voice/program-voice.ts';
import { samplesOfPipe, wavOf } from '../src/voice/wav.ts';
import { createStubVoice } from './stub-voice.ts';

/** Where the stub's own program is found; nothing else is looked for. */
const PATH = dirname(process.execPath);
const [naomi, ruth] = [1, 2];

let stub: ReturnType<typeof createStubVoice>;
const opened: ProgramVoice[] = [];
beforeEach(() => {
  stub = createStubVoice();
});
afterEach(() => {
  for (const voice of opened.splice(0)) voice.close();
  stub.remove();
});

function openVoice(options: { mostBytes?: number; milliseconds?: number } = {}): ProgramVoice {
  const voice = createProgramVoice({
    find: async () => [findPiper(stub.voices, PATH)].filter((found) => found !== null),
    ...{ path: PATH, spoken: stub.spoken, ...options },
  });
  opened.push(voice);
  return voice;
}

const said = (text: string, language: SpeakInput['language'] = 'en'): SpeakInput => ({
  ...{ text, language },
});
const filesOf = () => readdirSync(stub.spoken);

describe('the program that speaks', () => {
  test('gets the text over its standard input, and of the environment nothing but where programs are', async () => {
    const voice = openVoice();
    const text = '$(touch /tmp/x); `ls` "Then" God spoke.';
    const sound = Buffer.from(await voice.speak(said(text), naomi));
    expect(sound.toString('latin1', 0, 4)).toBe('RIFF');
    expect(sound.readUInt32LE(24)).toBe(16_000);
    expect(sound.readUInt32LE(40)).toBe(400 * text.length);
    const [call] = stub.calls();
    expect(call?.text).toBe(text);
    expect(call?.args).toEqual(['--model', expect.stringContaining('en_US'), '--output-raw']);
    expect(call?.variables.toSorted()).toEqual(['LANG', 'PATH']);
  });

  test('speaks each language with its own model', async () => {
    const voice = openVoice();
    expect(await voice.languages()).toEqual(['en', 'es']);
    await voice.speak(said('Hola.', 'es'), naomi);
    expect(stub.calls()[0]?.args).toContain(join(stub.voices, 'es_MX-test-low.onnx'));
    await expect(voice.speak(said('Hallo.', 'de'), naomi)).rejects.toMatchObject({
      code: 'VOICE_FAILED',
    });
  });

  test('speaks one piece after another, and the same for many once', async () => {
    const voice = openVoice();
    await Promise.all([
      ...Array.from({ length: 30 }, (_, child) => voice.speak(said('One.'), child)),
      ...['Two.', 'Three.', 'Four.'].map((text) => voice.speak(said(text), naomi)),
    ]);
    expect(stub.lines().map((line) => (line === 'end' ? line : line.text))).toEqual([
      ...['One.', 'end', 'Two.', 'end', 'Three.', 'end', 'Four.', 'end'],
    ]);
  });

  test('is ended where it takes too long, and the next piece is spoken', async () => {
    const voice = openVoice({ milliseconds: 2000 });
    await expect(voice.speak(said('hang'), naomi)).rejects.toMatchObject({ code: 'VOICE_FAILED' });
    await expect(voice.speak(said('fail'), naomi)).rejects.toMatchObject({ code: 'VOICE_FAILED' });
    expect((await voice.speak(said('And so.'), naomi)).length).toBeGreaterThan(44);
    const [hung] = stub.calls();
    expect(() => process.kill(hung?.pid ?? 0, 0)).toThrow('ESRCH');
  });

  test('is ended when the host stops, and what waits is refused', async () => {
    const voice = openVoice();
    const hanging = voice.speak(said('hang'), naomi);
    const waiting = voice.speak(said('Later.'), ruth);
    const refused = Promise.allSettled([hanging, waiting]);
    await expect.poll(() => stub.calls().length).toBe(1);
    voice.close();
    for (const outcome of await refused) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'SHUTTING_DOWN' } });
    }
    expect(() => process.kill(stub.calls()[0]?.pid ?? 0, 0)).toThrow('ESRCH');
    expect(stub.calls()).toHaveLength(1);
  });

  test('keeps nobody waiting for one account that asks for much', async () => {
    const voice = openVoice();
    const asked = [...'abcdefghijklm'].map((text) => voice.speak(said(text), naomi));
    const outcomes = await Promise.allSettled([...asked, voice.speak(said('n'), ruth)]);
    const refused = outcomes.flatMap(({ status }, at) => (status === 'rejected' ? [at] : []));
    expect(refused).toEqual([12]);
    expect(outcomes[12]).toMatchObject({ reason: { code: 'TOO_MANY_ATTEMPTS' } });
  });
});

describe('what is spoken', () => {
  test('ahead of time lies on the disk, under a name that tells nothing, for the next start too', async () => {
    await openVoice().keepReady([said('Let there be light.'), said('Good night.')]);
    expect(filesOf()).toEqual([
      expect.stringMatching(/^[0-9a-f]{64}\.wav$/),
      expect.stringMatching(/^[0-9a-f]{64}\.wav$/),
    ]);
    const sound = await openVoice().speak(said('Let there be light.'), naomi);
    expect(sound.length).toBe(44 + 400 * 'Let there be light.'.length);
    expect(stub.calls()).toHaveLength(2);
    await openVoice().keepReady([said('Let there be light.'), said('Good night.')]);
    expect(stub.calls()).toHaveLength(2);
  });

  test('for a child who asks is kept on no disk', async () => {
    const voice = openVoice();
    await voice.keepReady([said('Let there be light.')]);
    await voice.speak(said('My secret is that I am sad.'), naomi);
    expect(filesOf()).toHaveLength(1);
  });

  test('ahead of time has a bound, and makes room for what is needed now', async () => {
    const roomForTwo = { mostBytes: 2 * (44 + 400 * 5) };
    await openVoice(roomForTwo).keepReady(['One.1', 'Two.2', 'Three'].map((text) => said(text)));
    expect(filesOf()).toHaveLength(2);
    await openVoice(roomForTwo).keepReady([said('Four4'), said('Five5')]);
    expect(filesOf()).toHaveLength(2);
    const before = stub.calls().length;
    await openVoice().speak(said('Four4'), naomi);
    expect(stub.calls()).toHaveLength(before);
    await openVoice().speak(said('One.1'), naomi);
    expect(stub.calls()).toHaveLength(before + 1);
  });

  test('ahead of time goes on after a sentence that the program chokes on, and gives up after three', async () => {
    const voice = openVoice();
    await voice.keepReady(['fail', 'Good.'].map((text) => said(text)));
    expect(filesOf()).toHaveLength(1);
    const broken = ['fail 1', 'fail 2', 'fail 3', 'Never made.'].map((text) => said(text));
    await expect(voice.keepReady(broken)).rejects.toMatchObject({ code: 'VOICE_FAILED' });
    expect(stub.calls().map(({ text }) => text)).not.toContain('Never made.');
  });
});

describe('a host', () => {
  /** A program of this name in a folder of its own, which writes what the real one writes into a pipe. */
  function install(script: string): string {
    const folder = join(stub.voices, '..', 'bin');
    mkdirSync(folder);
    writeFileSync(join(folder, 'espeak-ng'), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, 'espeak-ng'), 0o755);
    return folder;
  }

  test('speaks four languages where espeak-ng is installed, and none where it is not', async () => {
    const path = install('echo "eSpeak NG text-to-speech: 1.51  Data at: /x"');
    const found = await findEspeak(path);
    expect(found).toMatchObject({ name: 'espeak-ng', languages: ['en', 'es', 'fr', 'de'] });
    expect(found?.utterance('es').args).toEqual(expect.arrayContaining(['--stdin', 'es-419']));
    expect(await findEspeak(stub.voices)).toBeNull();
  });

  test('has no voice of a program that does not start', async () => {
    expect(await findEspeak(install('exit 1'))).toBeNull();
  });

  test('has no Piper without a model, without the program, or for a language that is not spoken here', () => {
    expect(findPiper(stub.voices, '')).toMatchObject({ name: 'piper', languages: ['en', 'es'] });
    expect(findPiper(join(stub.voices, 'nowhere'), '')).toBeNull();
    const other = createStubVoice(['sw_CD']);
    expect(findPiper(other.voices, '')).toBeNull();
    other.remove();
  });

  test('is told by the doctor which voices it has', async () => {
    const folder = join(stub.voices, '..');
    const path = install('echo "eSpeak NG text-to-speech: 1.51"');
    expect(await examineVoices({ data: { folder }, programPath: path })).toEqual([
      { name: 'voice-host', state: 'good', values: { program: 'piper', languages: 'en, es' } },
      {
        ...{ name: 'voice-host', state: 'good' },
        values: { program: 'espeak-ng', languages: 'en, es, fr, de' },
      },
    ]);
    const none = { data: { folder: join(folder, 'bin') }, programPath: '' };
    expect(await examineVoices(none)).toMatchObject([{ name: 'voice-none', state: 'notice' }]);
  });
});

describe('a WAV file from a pipe', () => {
  const file = wavOf({ bytes: new Uint8Array([1, 0, 2, 0]), rate: 22_050 });

  test('is read to its end, whatever length its head tells', () => {
    const streamed = Buffer.from(file);
    streamed.writeUInt32LE(0x7ffff000, 40);
    const samples = samplesOfPipe(streamed);
    expect(samples?.rate).toBe(22_050);
    expect([...(samples?.bytes ?? [])]).toEqual([1, 0, 2, 0]);
  });

  test.each([
    ['of another kind', Buffer.from('ID3 and some more bytes than a head of a WAV file has, so')],
    ['that is cut short', file.subarray(0, 30)],
    ['without any sound', file.subarray(0, 44)],
    ['of two channels', Buffer.from(file).fill(2, 22, 23)],
  ])('%s is none', (_, bytes) => {
    expect(samplesOfPipe(bytes)).toBeNull();
  });
});
