import type { Language } from '../languages/index.ts';
import type { CalendarEvent } from './events.ts';

interface CalendarWords {
  readonly name: string;
  readonly day: (day: number) => string;
  readonly closed: string;
  readonly due: string;
}

const WORDS: Readonly<Record<Language, CalendarWords>> = {
  en: { name: 'Camp', day: (day) => `Day ${day}`, closed: 'No class', due: 'Due' },
  es: { name: 'Campamento', day: (day) => `Día ${day}`, closed: 'Sin clase', due: 'Para este día' },
  fr: { name: 'Camp', day: (day) => `Jour ${day}`, closed: 'Pas de classe', due: 'Pour ce jour' },
  de: { name: 'Camp', day: (day) => `Tag ${day}`, closed: 'Kein Unterricht', due: 'Fällig' },
};

/** What the calendar is called in somebody's own. */
export function calendarName(language: Language): string {
  return `Lamplight: ${WORDS[language].name}`;
}

/** An event in one line, as a calendar shows it; with its class where the reader has several. */
export function eventLine(event: CalendarEvent, language: Language, withClass: boolean): string {
  const words = WORDS[language];
  const { kind, day, title, className } = event;
  const head = kind === 'day' ? words.day(day ?? 1) : words[kind];
  const line = title === null ? head : `${head}: ${title}`;
  return withClass ? `${line} (${className})` : line;
}
