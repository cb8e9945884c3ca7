import { describe, expect, it } from 'vitest';
import { genesisOnly, lines, soundStory, soundStoryText } from '../../test/fixtures.ts';
import { checkStories } from './stories.ts';
import { checkStoryScripture, storyUses } from './story-scripture.ts';

const set = new Set(['dove']);
const inYoung = (content: string) =>
  soundStory({ texts: { young: { sections: [{ title: 'Night', content }] } } });

describe('a story', () => {
  it('is found faultless when both levels keep to their measures', () => {
    expect(checkStories([soundStory()], set)).toEqual([]);
  });

  it('needs every level and a picture that is there', () => {
    const { texts, ...rest } = soundStory({ picture: 'unicycle-bishop' });
    const half = JSON.parse(
      JSON.stringify({ ...rest, texts: { little: texts.little, older: texts.older } }),
    );
    expect(lines(checkStories([half], set))).toEqual([
      "picture: 'unicycle-bishop' is not in the set",
      'young: is missing',
    ]);
  });

  it('keeps to its number of sections, words, minutes, points and steps', () => {
    const [section] = soundStoryText('older').sections;
    const older = {
      sections: section === undefined ? [] : [section],
      duration: 45,
      reflection: { question: 'Why?', points: ['One'] },
      activity: { title: 'Sing', description: 'Sing a song.', instructions: 'Sing.' },
    };
    expect(lines(checkStories([soundStory({ texts: { older } })], set))).toEqual([
      'older sections: 1 sections, not 4 to 6',
      expect.stringMatching(/^older sections: \d+ words, not 500 to 900$/),
      'older duration: 45 minutes, not 12 to 20',
      'older reflection points: 1 points, not 3 to 3',
      'older activity: 1 instructions, not 3 to 5',
    ]);
  });

  it('is easy enough for the young, and its sentences are short everywhere', () => {
    const { sections } = soundStoryText('older');
    const young = {
      sections: sections.slice(0, 3),
      summary: `${'very '.repeat(18)}long.`,
    };
    expect(lines(checkStories([soundStory({ texts: { young } })], set))).toEqual([
      expect.stringMatching(/^young sections: reading level \d+\.\d, not -4 to 4.5$/),
      expect.stringMatching(/^young summary: a sentence of 19 words: very very/),
    ]);
  });

  it('has a title that no other story has, though its levels may share one', () => {
    const one = soundStory({
      texts: { young: { title: 'The boat' }, older: { title: 'The boat' } },
    });
    const other = soundStory({
      id: 2,
      texts: {
        little: { title: 'Sand' },
        young: { title: 'The shore' },
        older: { title: 'The Boat' },
      },
    });
    expect(checkStories([one], set)).toEqual([]);
    expect(lines(checkStories([one, other], set))).toEqual(['older title: is also in stories/01']);
  });
});

describe('Scripture in a story', () => {
  it('is found faultless when it is exact', () => {
    const story = inYoung(
      '> In the beginning God created\n> — Genesis 1:1\n\nHe saw that “the light was good” (Genesis 1:4).',
    );
    expect(checkStoryScripture([story], genesisOnly)).toEqual([]);
    expect(storyUses([story]).map(({ reference }) => reference)).toEqual([
      'Genesis 1:1',
      'Genesis 1:4',
    ]);
  });

  it('is found out when it differs by a word or has no reference', () => {
    const story = inYoung('> In the beginning God made\n> — Genesis 1:1\n\n“Look,” said Eve.');
    expect(lines(checkStoryScripture([story], genesisOnly))).toEqual([
      'young sections[0] content block 1: not what Genesis 1:1 says: In the beginning God made',
      'young sections[0] content block 2: “Look,” has no reference behind it',
    ]);
  });

  it('retells a passage that exists, written in the one form', () => {
    const whole = soundStory({ reference: 'Genesis 6-9' });
    expect(checkStoryScripture([whole], genesisOnly)).toEqual([]);
    const lost = soundStory({ reference: 'Genesis 77' });
    expect(lines(checkStoryScripture([lost], genesisOnly))).toEqual([
      "reference: 'Genesis 77' is no reference to a passage of the Bible",
    ]);
    const longDash = soundStory({ reference: 'Genesis 6–9' });
    expect(lines(checkStoryScripture([longDash], genesisOnly))).toEqual([
      "reference: 'Genesis 6–9' should be written 'Genesis 6-9'",
    ]);
  });
});
