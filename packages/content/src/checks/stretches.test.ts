import { describe, expect, it } from 'vitest';
import { soundLesson, soundWeek } from '../../test/fixtures.ts';
import { allStretches } from './stretches.ts';

describe('our own words', () => {
  const lesson = soundLesson({
    bands: {
      kindergarten: {
        content: 'We saw it. “It was so” (Genesis 1:7)\n\n> And it was so.\n> — Genesis 1:7',
      },
    },
  });

  it('are all texts of a lesson, each band its own, without Scripture', () => {
    const kindergarten = allStretches([lesson], []).filter(({ owner }) => owner.endsWith('garten'));
    expect(kindergarten.map(({ label }) => label)).toContain('kindergarten checks[2] options[2]');
    expect(kindergarten.map(({ text }) => text)).toContain('We saw it. ');
    expect(kindergarten.map(({ text }) => text).join(' ')).not.toContain('it was so');
  });

  it('are the theme and the days of the curriculum, without their verses', () => {
    const texts = allStretches([], [soundWeek()]).map(({ text }) => text);
    expect(texts).toContain('Where things start.');
    expect(texts).toContain('Light is fast.');
    expect(texts.join(' ')).not.toContain('In the beginning');
  });

  it('counts what the intermediate band takes from the advanced one once', () => {
    const advanced = soundWeek();
    const theme = { ...advanced.theme, title: 'Another' };
    const both = [advanced, soundWeek(1, { band: 'intermediate', theme })];
    const own = allStretches([], both).filter(({ path }) => path.includes('intermediate'));
    expect(own.map(({ text }) => text)).toEqual(['Another']);
  });
});
