import { describe, expect, it } from 'vitest';
import { lines, soundDay, soundWeek } from '../../test/fixtures.ts';
import { checkWeekReading } from './week-reading.ts';

const LONG = 'We walk to the lake and sit down and look at the boats.';
const HARD =
  'Archaeologists investigating the fortification discovered extraordinarily sophisticated hydraulic engineering.';

function weekWith(band: 'kindergarten' | 'elementary' | 'advanced', fact: string) {
  const day = soundDay(1, { dailyFact: { fact, category: 'Space' } });
  return soundWeek(1, { band, days: [day, ...soundWeek().days.slice(1)] });
}

describe('the words of a week', () => {
  it('have short sentences for the youngest, who hear them', () => {
    expect(lines(checkWeekReading([weekWith('kindergarten', LONG)]))).toEqual([
      `day 1 dailyFact: a sentence of 13 words: ${LONG}`,
    ]);
    expect(checkWeekReading([weekWith('elementary', LONG)])).toEqual([]);
  });

  it('are no harder than the lessons of their band', () => {
    const found = lines(checkWeekReading([weekWith('elementary', HARD)]));
    expect(found).toEqual([expect.stringMatching(/^day 1: reading level [\d.]+, over 4$/)]);
    expect(checkWeekReading([weekWith('elementary', 'Light is fast.')])).toEqual([]);
  });
});
