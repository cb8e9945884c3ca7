import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { soundLesson, soundStory, soundWeek } from '../../test/fixtures.ts';
import { findingLine } from './finding.ts';
import { loadContent } from './load.ts';

let sources: string;
beforeEach(() => {
  sources = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(sources, 'lessons', 'bible'), { recursive: true });
  mkdirSync(join(sources, 'curriculum'));
  mkdirSync(join(sources, 'stories'));
});
afterEach(() => {
  rmSync(sources, { recursive: true });
});

const write = (path: string, value: unknown) =>
  writeFileSync(join(sources, path), `export const it = ${JSON.stringify(value)};`);

describe('loading what is written so far', () => {
  it('finds lessons, weeks and stories by their files', async () => {
    write('lessons/bible/day-01.ts', soundLesson());
    write('curriculum/week-1.ts', soundWeek());
    write('stories/story-01.ts', soundStory());
    const { lessons, weeks, stories, findings } = await loadContent(sources);
    expect(findings).toEqual([]);
    expect(lessons).toEqual([soundLesson()]);
    expect(weeks).toEqual([soundWeek()]);
    expect(stories).toEqual([soundStory()]);
  });

  it('reports a file that does not load and loads the others', async () => {
    writeFileSync(join(sources, 'lessons/bible/day-01.ts'), 'export const broken = {');
    write('lessons/bible/day-02.ts', soundLesson({ dayNumber: 2 }));
    const { lessons, findings } = await loadContent(sources);
    expect(lessons.map(({ dayNumber }) => dayNumber)).toEqual([2]);
    expect(findings.map(findingLine)).toEqual([
      expect.stringContaining('lessons/bible/day-01.ts/file: does not load: '),
    ]);
  });

  it('reports a file without a lesson, with another day than its name says, or half written', async () => {
    write('lessons/bible/day-01.ts', 'nothing');
    write('lessons/bible/day-02.ts', soundLesson({ dayNumber: 3 }));
    const half = soundLesson();
    write('lessons/bible/day-04.ts', {
      ...half,
      bands: { kindergarten: { ...half.bands.kindergarten, checks: undefined } },
    });
    const { lessons, findings } = await loadContent(sources);
    expect(lessons).toHaveLength(1);
    expect(findings.map(findingLine)).toEqual([
      'lessons/bible/day-01.ts/file: exports 0 lessons, not 1',
      'lessons/bible/day-02.ts/file: holds lessons/bible/day-03.ts',
      'lessons/bible/day-04.ts/file: kindergarten has no checks (array)',
    ]);
  });
  it('reports a story under another number or half written', async () => {
    const { texts, ...rest } = soundStory();
    write('stories/story-02.ts', soundStory({ id: 3 }));
    write('stories/story-04.ts', {
      ...rest,
      id: 4,
      texts: { young: { ...texts.young, sections: undefined, reflection: { question: 'Why?' } } },
    });
    const { stories, findings } = await loadContent(sources);
    expect(stories.map(({ id }) => id)).toEqual([3]);
    expect(findings.map(findingLine)).toEqual([
      'stories/story-02.ts/file: holds stories/story-03.ts',
      'stories/story-04.ts/file: young has no sections (array)',
      'stories/story-04.ts/file: young reflection has no points (array)',
    ]);
  });
});
