import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFolder, type HostProcess, runCommand, startHostProcess } from './processes.ts';

const PATIENCE = 60_000;

let data: ReturnType<typeof createFolder>;
let files: ReturnType<typeof createFolder>;
let host: HostProcess;
beforeAll(async () => {
  data = createFolder();
  files = createFolder();
  host = await startHostProcess(data.path, {});
  mkdirSync(join(files.path, 'bible', 'old'), { recursive: true });
  writeFileSync(
    join(files.path, 'bible', 'old', 'ruth.sfm'),
    '\\id RUT - A Small Test Bible\n\\c 1\n\\v 1 In the days of the judges of the land',
  );
  writeFileSync(
    join(files.path, 'bible', 'jonah.usfm'),
    '\\id JON - A Small Test Bible\n\\c 1\n\\v 1 And the fish was in the sea\n\\v 2 of the deep',
  );
  writeFileSync(join(files.path, 'diary.usfm'), 'Dear diary');
}, PATIENCE);
afterAll(async () => {
  host.kill('SIGKILL');
  await host.ended;
  data.remove();
  files.remove();
});

const command = (...args: string[]) => runCommand(data.path, ['scripture', ...args], {});

describe('beside a running host', () => {
  test(
    'a folder is imported, listed and removed',
    async () => {
      expect((await command('list')).said).toContain('No Bible is installed');
      const imported = await command('import', join(files.path, 'bible'));
      expect(imported.code, imported.said).toBe(0);
      expect(imported.said).toContain('A Small Test Bible (ASTB, en), 2 books, 3 verses');
      expect(imported.said).toMatch(/Jonah\s+2 verses/);
      const { said } = await command('list');
      expect(said).toContain('1  A Small Test Bible');
      expect((await command('remove', '7')).code).toBe(1);
      expect((await command('remove', '1')).code).toBe(0);
      expect((await command('list')).said).toContain('No Bible is installed');
    },
    PATIENCE,
  );

  test(
    'what is no translation is refused in one plain sentence',
    async () => {
      const broken = await command('import', join(files.path, 'diary.usfm'));
      expect(broken).toMatchObject({ code: 1, said: expect.stringContaining('no USFM book') });
      expect(broken.said.trim().split('\n')).toHaveLength(1);
      const missing = await command('import', join(files.path, 'nowhere'));
      expect(missing).toMatchObject({
        code: 1,
        said: expect.stringContaining('no file or folder'),
      });
      for (const words of [[], ['import'], ['remove'], ['burn'], ['import', 'a', '--fly']]) {
        expect((await command(...words)).code, words.join(' ')).toBe(2);
      }
    },
    PATIENCE,
  );
});
