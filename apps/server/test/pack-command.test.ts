import { once } from 'node:events';
import { mkdirSync, readdirSync, watch, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { harvestDays, harvestText } from '@lamplight/content/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  beginCommand,
  createFolder,
  type HostProcess,
  runCommand,
  startHostProcess,
} from './processes.ts';

/** Milliseconds: a command is a program of its own, and takes seconds beside other work. */
const PATIENCE = 300_000;

let data: ReturnType<typeof createFolder>;
let files: ReturnType<typeof createFolder>;
let host: HostProcess;
beforeAll(async () => {
  data = createFolder();
  files = createFolder();
  host = await startHostProcess(data.path, {});
  writePack('harvest', harvestDays());
  writePack('broken', harvestDays({ 'pack.yaml': harvestText('pack.yaml', '[en, es]', '[es]') }));
}, PATIENCE);
afterAll(async () => {
  host.kill('SIGKILL');
  await host.ended;
  data.remove();
  files.remove();
});

function writePack(name: string, contents: ReturnType<typeof harvestDays>): void {
  for (const [path, bytes] of contents) {
    const file = join(files.path, name, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}

const command = (...args: string[]) => runCommand(data.path, ['pack', ...args], {});
const file = (name: string) => join(files.path, name);

describe('beside a running host', () => {
  test(
    'a pack is built, signed, trusted, installed, switched and removed',
    async () => {
      const key = await command('key', file('press.pem'));
      expect(key.code, key.said).toBe(0);
      const [publicKey = ''] = /[A-Za-z0-9+/]{43}=/.exec(key.said) ?? [];
      const built = await command(
        'build',
        file('harvest'),
        file('a.zip'),
        '--key',
        file('press.pem'),
      );
      expect(built.code, built.said).toBe(0);
      const checked = await command('check', file('a.zip'));
      expect(checked.said).toContain(`a key that this host does not know: ${publicKey}`);
      expect((await command('trust', publicKey, 'Harvest Press')).code).toBe(0);
      const installed = await command('install', file('a.zip'));
      expect(installed.code, installed.said).toBe(0);
      expect(installed.said).toContain('signed by Harvest Press, whom this host trusts');
      expect(installed.said).toContain('3 days, 5 lessons, 1 stories, 8 questions');
      expect(readdirSync(join(data.path, 'packs'))).toEqual([
        expect.stringMatching(/^harvest-days-/),
      ]);
      expect((await command('off', 'harvest-days')).code).toBe(0);
      expect((await command('list')).said).toMatch(
        /harvest-days {2}1\.0\.0 {2}en es {2}off {2}trusted/,
      );
      expect((await command('on', 'harvest-days')).code).toBe(0);
      expect((await command('remove', 'harvest-days')).code).toBe(0);
      expect((await command('remove', 'harvest-days')).code).toBe(1);
      expect((await command('list')).said).toContain('built-in  168 lessons');
    },
    PATIENCE,
  );

  test(
    'what is no pack is refused with the line to change, and words that make no sense',
    async () => {
      expect((await command('build', file('broken'), file('b.zip'))).code).toBe(0);
      const broken = await command('install', file('b.zip'));
      expect(broken).toMatchObject({ code: 1 });
      expect(broken.said).toContain('pack.yaml, line 5: languages: English (en) has to be one');
      expect((await command('install', file('nowhere.zip'))).said).toContain('There is no file');
      for (const words of [[], ['install'], ['burn', 'x'], ['trust', 'x', 'y']]) {
        expect((await command(...words)).code, words.join(' ')).toBe(2);
      }
    },
    PATIENCE,
  );
});

test(
  'a backup has the packs, and a host that is restored from it compiles them anew',
  async () => {
    const other = createFolder();
    const onOther = (...args: string[]) => runCommand(other.path, args, {});
    await command('build', file('harvest'), file('r.zip'));
    expect((await command('install', file('r.zip'))).code).toBe(0);
    const copy = file('school.db');
    expect((await runCommand(data.path, ['backup', '--out', copy], {})).code).toBe(0);
    expect((await onOther('restore', copy)).code).toBe(0);
    expect((await onOther('pack', 'list')).said).toContain('harvest-days  1.0.0  en es  on');
    const restored = await startHostProcess(other.path, {});
    expect(readdirSync(join(other.path, 'packs'))).toEqual([
      expect.stringMatching(/^harvest-days-/),
    ]);
    restored.kill('SIGKILL');
    await restored.ended;
    other.remove();
    expect((await command('remove', 'harvest-days')).code).toBe(0);
  },
  PATIENCE,
);

test(
  'an install that is killed while it writes leaves the pack whole or not at all, and can be done again',
  async () => {
    const packs = join(data.path, 'packs');
    // One that was never here, so that it has to be written.
    const changed = harvestText('pack.yaml', 'harvest-days', 'autumn-days');
    writePack('autumn', harvestDays({ 'pack.yaml': changed }));
    await command('build', file('autumn'), file('k.zip'));
    mkdirSync(packs, { recursive: true });
    const before = new Set(readdirSync(packs));
    const writing = watch(packs);
    const install = beginCommand(data.path, ['pack', 'install', file('k.zip')]);
    await once(writing, 'change');
    install.kill('SIGKILL');
    await once(install, 'close');
    writing.close();
    const whole = readdirSync(packs).filter((name) => !name.endsWith('.unfinished'));
    for (const name of whole.filter((each) => !before.has(each))) {
      expect(readdirSync(join(packs, name))).toContain('programme.json');
    }
    const installed = await command('install', file('k.zip'));
    expect(installed.code, installed.said).toBe(0);
    expect((await command('list')).said).toContain('autumn-days  1.0.0');
  },
  PATIENCE,
);
