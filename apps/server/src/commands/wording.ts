/** Bytes in words, such as `3.4 MB`. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** A span of milliseconds in the largest unit that fits, such as `3 hours`. */
export function span(millis: number): string {
  const hours = Math.floor(millis / 3_600_000);
  if (hours >= 48) return `${Math.floor(hours / 24)} days`;
  if (hours >= 2) return `${hours} hours`;
  return `${Math.max(0, Math.floor(millis / 60_000))} minutes`;
}
