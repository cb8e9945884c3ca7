import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findingLine } from '../checks/finding.ts';
import { COMPILED_FOLDER } from '../compiled/folder.ts';
import { CONTENT_ROOT } from './content-files.ts';
import { recompile } from './recompile.ts';

const LESSON = 'lessons/science/day-04';
const TEXT = `${LESSON}/elementary.en.md`;

let folder: string;
let places: { root: string; compiled: string };
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recompiled-'));
  places = { root: join(folder, 'content'), compiled: join(folder, 'compiled') };
  for (const part of [LESSON, 'journal']) {
    cpSync(join(CONTENT_ROOT, part), join(places.root, part), { recursive: true });
  }
  cpSync(COMPILED_FOLDER, places.compiled, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function edit(path: string, from: RegExp, to: string): void {
  const file = join(places.root, path);
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}

const compiled = (name: string) => JSON.parse(readFileSync(join(places.compiled, name), 'utf8'));
const lessonOfDay4 = () => compiled('lessons/index.json').find(isDay4);
const isDay4 = (lesson: { category: string; dayNumber: number }) =>
  lesson.category === 'science' && lesson.dayNumber === 4;

describe('compiling one changed file', () => {
  it('writes the lesson that it belongs to, and its entry in the list', () => {
    const before = compiled('lessons/index.json');
    edit(TEXT, /^title: .*$/m, 'title: Another title');
    expect(recompile(TEXT, places)).toEqual([]);
    expect(lessonOfDay4().bands.elementary.title).toBe('Another title');
    expect(compiled(`lessons/${lessonOfDay4().id}.json`).bands.elementary.title).toBe(
      'Another title',
    );
    const others = (lessons: never[]) => lessons.filter((lesson) => !isDay4(lesson));
    expect(others(compiled('lessons/index.json'))).toEqual(others(before));
  });

  it('writes the folder that it belongs to, and no other', () => {
    const stories = compiled('stories.json');
    const path = 'journal/elementary.en.yaml';
    edit(path, /text: .*/, 'text: What made you laugh today?');
    expect(recompile(path, places)).toEqual([]);
    expect(compiled('journal.json').elementary[0].text).toBe('What made you laugh today?');
    expect(compiled('stories.json')).toEqual(stories);
  });

  it('says what is wrong and leaves what was compiled before', () => {
    const before = lessonOfDay4();
    edit(TEXT, /^title: .*$/m, 'titel: Another title');
    expect(recompile(TEXT, places).map(findingLine).join('\n')).toContain(`${TEXT}, line`);
    expect(lessonOfDay4()).toEqual(before);
  });
});
