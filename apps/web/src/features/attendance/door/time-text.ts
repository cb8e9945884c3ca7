/** A time of the host's wall clock as people write it: `8:05 AM`. @param time `08:05` */
export function timeText(time: string, language: string): string {
  const style = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language, style).format(new Date(`2026-01-01T${time}:00Z`));
}
