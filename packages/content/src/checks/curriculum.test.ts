import { describe, expect, it } from 'vitest';
import { lines, soundDay, soundWeek } from '../../test/fixtures.ts';
import { checkCurriculum } from './curriculum.ts';

const faults = (...weeks: Parameters<typeof checkCurriculum>[0]) => lines(checkCurriculum(weeks));

describe('a week of the curriculum', () => {
  it('is sound as the fixture has it', () => {
    expect(faults(soundWeek(1), soundWeek(8))).toEqual([]);
  });

  it('is one of eight and there once', () => {
    expect(faults(soundWeek(9))).toEqual(['week: 9 is none of the 8 weeks']);
    expect(faults(soundWeek(2), soundWeek(2))).toContain('week: is there twice');
  });

  it('has its seven days in order', () => {
    const days = [1, 2, 3, 4, 5, 7, 6].map((day) => soundDay(day));
    expect(faults(soundWeek(1, { days }))).toEqual([
      'days: are 1, 2, 3, 4, 5, 7, 6, not seven from 1',
    ]);
  });

  it('has a whole theme', () => {
    const { theme } = soundWeek();
    expect(faults(soundWeek(1, { theme: { ...theme, skills: [], title: ' ' } }))).toEqual([
      'theme: has no skills',
      'theme title: is empty or ragged',
    ]);
  });

  it('has days with activities and challenges of known kinds', () => {
    const faulty = soundDay(1, {
      activities: [{ key: 'walk', title: 'Walk', description: 'Walk.', points: 0, type: '' }],
      challenges: [],
    });
    const days = [faulty, ...soundWeek().days.slice(1)];
    expect(faults(soundWeek(1, { days }))).toEqual([
      'day 1: has no challenges',
      "day 1: 'Walk' has 0 points",
      "day 1: 'Walk' has no type",
    ]);
  });

  it('has a title of its own for each day', () => {
    const days = soundWeek().days.map((day) => ({
      ...day,
      title: day.day < 3 ? 'Light' : day.title,
    }));
    expect(faults(soundWeek(1, { days }))).toEqual(['day 2 title: is also that of day 1']);
  });
});
