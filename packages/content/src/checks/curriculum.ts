import { CHALLENGE_DIFFICULTIES, CHALLENGE_TYPES } from '@lamplight/domain/challenges';
import { CURRICULUM_DAYS, type CurriculumDay, DAYS_PER_WEEK } from '@lamplight/domain/curriculum';
import type { Finding } from './finding.ts';
import { proseOfWeek, type WrittenWeek, weekPath } from './week-prose.ts';

const WEEKS = CURRICULUM_DAYS / DAYS_PER_WEEK;

/** Each week has its seven days, and each day what a child meets on it. */
export function checkCurriculum(weeks: readonly WrittenWeek[]): Finding[] {
  const titles = new Map<string, string>();
  return weeks.flatMap((week) => {
    const path = weekPath(week);
    const findings: Finding[] = [];
    const say = (label: string, message: string) => findings.push({ path, label, message });
    if (!Number.isInteger(week.week) || week.week < 1 || week.week > WEEKS) {
      say('week', `${week.week} is none of the ${WEEKS} weeks`);
    }
    if (weeks.some((other) => other !== week && isSame(other, week))) {
      say('week', 'is there twice');
    }
    for (const list of ['focus', 'skills', 'projects'] as const) {
      if (week.theme[list].length === 0) say('theme', `has no ${list}`);
    }
    const days = week.days.map(({ day }) => day);
    if (
      days.length !== DAYS_PER_WEEK ||
      !days.every((day, index) => day === firstDay(week) + index)
    ) {
      say('days', `are ${days.join(', ')}, not seven from ${firstDay(week)}`);
    }
    for (const { part, place, text } of proseOfWeek(week)) {
      if (text.trim() === '' || text !== text.trim()) say(`${part} ${place}`, 'is empty or ragged');
    }
    for (const day of week.days) {
      for (const message of checkDay(day)) say(`day ${day.day}`, message);
      const owner = titles.get(`${week.band} ${day.title}`);
      if (owner !== undefined) say(`day ${day.day} title`, `is also that of ${owner}`);
      titles.set(`${week.band} ${day.title}`, `day ${day.day}`);
    }
    return findings;
  });
}

function isSame(one: WrittenWeek, other: WrittenWeek): boolean {
  return one.week === other.week && one.band === other.band;
}

function firstDay({ week }: WrittenWeek): number {
  return (week - 1) * DAYS_PER_WEEK + 1;
}

function checkDay(day: CurriculumDay): string[] {
  const messages: string[] = [];
  if (day.activities.length === 0) messages.push('has no activities');
  if (day.challenges.length === 0) messages.push('has no challenges');
  for (const { title, points, type } of day.activities) {
    if (!Number.isInteger(points) || points < 1) messages.push(`'${title}' has ${points} points`);
    if (type.trim() === '') messages.push(`'${title}' has no type`);
  }
  for (const { title, type, difficulty } of day.challenges) {
    if (!CHALLENGE_TYPES.includes(type)) messages.push(`'${title}' is of type '${type}'`);
    if (!CHALLENGE_DIFFICULTIES.includes(difficulty)) {
      messages.push(`'${title}' has difficulty '${difficulty}'`);
    }
  }
  if (day.dailyFact.category.trim() === '') messages.push('has a fact without category');
  return messages;
}
