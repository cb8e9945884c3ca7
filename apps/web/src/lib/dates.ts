/** A day as people write it: `Jun 15, 2026`. @param iso ISO 8601 */
export function dayText(iso: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(iso));
}

/** A day and a time of day, in the time zone of this device: `Jun 15, 2026, 9:00 AM`. @param iso ISO 8601 */
export function momentText(iso: string, language: string): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(language, style).format(new Date(iso));
}
