import { MISQUOTES } from '@lamplight/domain/misquotes';
import { describe, expect, it } from 'vitest';
import { CONTENT_CHECKS } from '../src/checks/all.ts';
import { type Finding, findingLine } from '../src/checks/finding.ts';
import { loadContent } from '../src/checks/load.ts';
import { readPictureSet } from '../src/checks/picture-set.ts';
import { faultyUses } from '../src/checks/scripture.ts';
import { allScriptureUses } from '../src/checks/scripture-uses.ts';
import { allLessons } from '../src/lessons/index.ts';
import { extractPassages } from '../src/scripture/extraction.ts';
import { readScriptureFolder, scriptureFolder } from '../src/scripture/folder.ts';
import { OMITTED_VERSES } from '../src/scripture/omitted-verses.ts';
import { embeddedScripture, embeddedVerses, TRANSLATION } from '../src/scripture/passages.ts';
import { stories } from '../src/stories/index.ts';

const { findings, ...written } = loadContent();
const { lessons, weeks } = written;
const folder = scriptureFolder();
/** The whole translation where it lies beside the repository, otherwise the passages that the product carries. */
const scripture = folder === null ? embeddedScripture : readScriptureFolder(folder);
const content = { ...written, scripture, pictureSet: readPictureSet() };
const uses = allScriptureUses(content);

const none = (found: readonly Finding[]) => expect(found.map(findingLine)).toEqual([]);

describe('the content of Lamplight', () => {
  it('compiles, and what the files say is what the catalog serves', () => {
    none(findings);
    expect(lessons.length).toBeGreaterThanOrEqual(21);
    expect([...allLessons()]).toEqual(lessons);
    expect([...new Set(weeks.map(({ week }) => week))]).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(written.stories.length).toBeGreaterThanOrEqual(24);
    expect(stories()).toEqual(written.stories);
    expect(written.songs.length).toBeGreaterThanOrEqual(8);
  });

  for (const [passes, check] of CONTENT_CHECKS) {
    it(passes, () => none(check(content)));
  }
});

describe('the Scripture that the product carries', () => {
  it('is enough to verify every quotation by itself', () => {
    none(faultyUses(uses, embeddedScripture));
  });

  it('is word for word that of the translation, no verse more and no verse less', () => {
    const expected = extractPassages(
      [...uses, ...Object.values(MISQUOTES)].map(({ reference }) => reference),
      scripture,
    );
    expect(embeddedVerses()).toEqual(Object.entries(expected.verses));
    expect(TRANSLATION).toEqual(expected.translation);
  });

  it('leaves out only verses that the translation does not print', () => {
    expect([...OMITTED_VERSES].filter((key) => scripture.verse(key) !== undefined)).toEqual([]);
  });
});
