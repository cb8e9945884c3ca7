const UNITS = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Bytes as people read them: `3.4 MB`. */
export function sizeText(bytes: number, language: string): string {
  const step = Math.max(1, Math.min(UNITS.length, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const unit = UNITS[step - 1] ?? 'kilobyte';
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** step);
}
