import type { Finding } from './finding.ts';
import type { Stretch } from './stretches.ts';

/** Words in a row that two texts may not share. */
const SHARED_WORDS = 8;

const NUMBER_WORD =
  /^(?:\d.*|and|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty|hundred|thousand|million)$/;

/**
 * Runs of eight words or more that stand in two different texts, each reported once, where it is met again.
 * Capitals and punctuation do not count. Runs that only count (`one two three …`) belong to everybody.
 */
export function checkDuplicates(stretches: readonly Stretch[]): Finding[] {
  const firstSeen = new Map<string, Stretch>();
  return stretches.flatMap((stretch) => {
    const tokens = plainWords(stretch.text);
    const findings: Finding[] = [];
    let reportedUpTo = 0;
    for (let at = 0; at + SHARED_WORDS <= tokens.length; at += 1) {
      const run = tokens.slice(at, at + SHARED_WORDS);
      if (run.every((word) => NUMBER_WORD.test(word))) continue;
      const key = run.join(' ');
      const other = firstSeen.get(key);
      if (other === undefined) firstSeen.set(key, stretch);
      else if (other.owner !== stretch.owner && at >= reportedUpTo) {
        findings.push({
          path: stretch.path,
          label: stretch.label,
          message: `“${key}” is also in ${other.path} ${other.label}`,
        });
        reportedUpTo = at + SHARED_WORDS;
      }
    }
    return findings;
  });
}

function plainWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/[’']/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
