/** How many students stand where (spec 9, Admin progress distribution). */
export interface ProgressDistribution {
  beginners: number;
  intermediate: number;
  advanced: number;
}

/**
 * Students by their rounded percent of completed lessons: beginners 0-25, intermediate 26-75,
 * advanced 76-100 (spec 9).
 */
export function progressDistribution(percents: Iterable<number>): ProgressDistribution {
  const counts = { beginners: 0, intermediate: 0, advanced: 0 };
  for (const percent of percents) {
    if (percent <= 25) counts.beginners += 1;
    else if (percent <= 75) counts.intermediate += 1;
    else counts.advanced += 1;
  }
  return counts;
}
