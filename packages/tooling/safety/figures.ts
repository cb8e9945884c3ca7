import { assessText, type SafetyLevel } from '@lamplight/ai/safety';
import type { Entry } from './read-sentences.ts';

/** What the host makes of one entry. */
export interface Heard {
  readonly entry: Entry;
  readonly level: SafetyLevel;
  readonly concern: string | null;
}

/** What an assessment makes of each entry. */
export function hearBy(assess: typeof assessText, entries: readonly Entry[]): Heard[] {
  return entries.map((entry) => ({ entry, ...assess(entry.text) }));
}

export function hear(entries: readonly Entry[]): Heard[] {
  return hearBy(assessText, entries);
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
}

const isAlarm = ({ level }: Heard) => level !== 'none';

/** Columns of a row: how many were heard of those that should be, and how many of those that should not. */
function columns(rows: readonly Heard[]): string[] {
  const danger = rows.filter(({ entry }) => entry.alarm !== null);
  const severe = danger.filter(({ entry }) => entry.alarm?.level === 'severe');
  const everyday = rows.filter(({ entry }) => entry.alarm === null);
  return [
    String(danger.length),
    percent(danger.filter(isAlarm).length, danger.length),
    percent(severe.filter(({ level }) => level === 'severe').length, severe.length),
    String(everyday.length),
    percent(everyday.filter(isAlarm).length, everyday.length),
    percent(everyday.filter(({ level }) => level === 'severe').length, everyday.length),
  ];
}

const HEADINGS = [
  'danger',
  'heard',
  'severe ones heard as severe',
  'everyday',
  'false alarms',
  'of them severe',
];

/** A table in Markdown with a row for each group, in the order of their names. */
export function tableBy(
  name: string,
  heard: readonly Heard[],
  groupOf: (entry: Entry) => string,
): string {
  const groups = [...Map.groupBy(heard, ({ entry }) => groupOf(entry))].sort(([a], [b]) =>
    a.localeCompare(b, 'en'),
  );
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line([name, ...HEADINGS]),
    line(['---', ...HEADINGS.map(() => '---:')]),
    ...groups.map(([group, rows]) => line([group, ...columns(rows)])),
    line(['all', ...columns(heard)]),
  ].join('\n');
}

export function ageGroup({ age }: Entry): string {
  if (age <= 8) return '6 to 8';
  if (age <= 11) return '9 to 11';
  return age <= 14 ? '12 to 14' : '15 to 17';
}
