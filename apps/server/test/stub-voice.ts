import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One start of the stub, as it wrote it down. */
export interface StubCall {
  readonly pid: number;
  readonly args: readonly string[];
  readonly variables: readonly string[];
  readonly text: string;
}

/**
 * A program in the place of Piper: it notes how it was started, hangs at a text with “hang”, fails at one with “fail”, and
 * otherwise writes 200 samples for each letter.
 */
const PROGRAM = `#!${process.execPath}
const { appendFileSync } = require('node:fs');
const { join } = require('node:path');
const text = require('node:fs').readFileSync(0, 'utf8');
const note = (line) => appendFileSync(join(__dirname, 'calls'), JSON.stringify(line) + '\\n');
const said = { pid: process.pid, args: process.argv.slice(2), variables: Object.keys(process.env), text };
note(said);
if (text.includes('hang')) setInterval(() => undefined, 1000);
else if (text.includes('fail')) process.exit(1);
else process.stdout.write(Buffer.alloc(400 * text.length, 1), () => note('end'));
`;

/** A folder of voices with a stub for Piper and a model for each language, and a folder for what is spoken. */
export function createStubVoice(languages: readonly string[] = ['en_US', 'es_MX']) {
  const folder = mkdtempSync(join(tmpdir(), 'lamplight-voice-'));
  const voices = join(folder, 'voices');
  const program = join(voices, 'piper', 'piper');
  mkdirSync(join(voices, 'piper'), { recursive: true });
  writeFileSync(program, PROGRAM);
  chmodSync(program, 0o755);
  for (const language of languages) {
    const model = join(voices, `${language}-test-low.onnx`);
    writeFileSync(model, 'a model');
    const told = { audio: { sample_rate: 16_000 }, language: { family: language.slice(0, 2) } };
    writeFileSync(`${model}.json`, JSON.stringify(told));
  }
  const lines = (): (StubCall | 'end')[] => {
    const file = join(voices, 'piper', 'calls');
    if (!existsSync(file)) return [];
    return readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  };
  return {
    voices,
    spoken: join(folder, 'spoken'),
    /** What was started and what ended, in order. */
    lines,
    /** The starts. */
    calls: () => lines().filter((line) => line !== 'end'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
