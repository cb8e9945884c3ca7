/** The parts of a lesson, in their order. */
const LESSON_PARTS = [
  'beginning',
  'explanation',
  'together',
  'practice',
  'questions',
  'end',
] as const;
type LessonPart = (typeof LESSON_PARTS)[number];

/** What share of a lesson each part takes: most of it belongs to what children do themselves. */
const SHARES: Readonly<Record<LessonPart, number>> = {
  beginning: 0.12,
  explanation: 0.22,
  together: 0.28,
  practice: 0.18,
  questions: 0.12,
  end: 0.08,
};

/**
 * The minutes of each part: whole ones, at least one for each, together the duration. A lesson of 5 minutes has no
 * practice of its own.
 * @param duration in minutes, 5 or more
 */
export function minutesOf(duration: number): ReadonlyMap<LessonPart, number> {
  const parts = LESSON_PARTS.filter((part) => duration > 5 || part !== 'practice');
  const minutes = new Map(
    parts.map((part) => [part, Math.max(1, Math.floor(duration * SHARES[part]))] as const),
  );
  const spent = [...minutes.values()].reduce((sum, each) => sum + each, 0);
  return minutes.set('together', (minutes.get('together') ?? 0) + duration - spent);
}

const HEADINGS: Readonly<Record<LessonPart, string>> = {
  beginning: 'Beginning',
  explanation: 'Explanation',
  together: 'Working together',
  practice: 'Practice',
  questions: 'Questions',
  end: 'End',
};

/** The parts of a lesson as text, each under its heading with its minutes. */
export function planOf(duration: number, texts: Readonly<Record<LessonPart, string>>): string {
  return Array.from(minutesOf(duration), ([part, minutes]) => {
    const time = minutes === 1 ? '1 minute' : `${minutes} minutes`;
    return `${HEADINGS[part]} (${time})\n${texts[part]}`;
  }).join('\n\n');
}
