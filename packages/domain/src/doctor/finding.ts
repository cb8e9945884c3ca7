import { z } from 'zod';

/** How something is: well, worth knowing, or to be mended before class. */
export const FINDING_STATES = ['good', 'notice', 'problem'] as const;
export type FindingState = (typeof FINDING_STATES)[number];

/** What a look at the host can find; each has a sentence of its own, with what to do. */
export const FINDINGS = [
  'alerts-reach',
  'alerts-waiting',
  'mail-none',
  'contacts-none',
  'staff-unmailed',
  'database-whole',
  'database-damaged',
  'database-away',
  'database-settings',
  'sample-class',
  'plain-sign-ins-none',
  'plain-sign-ins',
  'certificate-fresh',
  'certificate-soon',
  'certificate-over',
  'certificate-root',
  'drill-none',
  'drill-fresh',
  'drill-old',
  'helplines-no-country',
  'helplines-fresh',
  'helplines-old',
  'disk-free',
  'disk-low',
  'disk-full',
  'disk-unknown',
  'data-private',
  'data-open',
  'backup-none',
  'backup-fresh',
  'backup-old',
  'clock-plausible',
  'clock-wrong',
  'clock-was-ahead',
  'clock-doubted',
  'serving',
  'serving-elsewhere',
  'port-taken',
  'not-running',
  'address',
  'address-contained',
  'no-network',
  'platform-untested',
  'ai-outside',
  'ai-lan',
  'ai-built-in',
  'voice-host',
  'voice-none',
  'version-fresh',
  'version-old',
  'program',
] as const;
export type FindingName = (typeof FINDINGS)[number];

export const findingSchema = z.object({
  name: z.enum(FINDINGS),
  state: z.enum(FINDING_STATES),
  /** What the sentence tells: bytes and milliseconds as numbers, everything else as text. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Finding = z.infer<typeof findingSchema>;

/** What a look at the host has found. */
export const examinationSchema = z.object({
  /** By the clock of the host, to be held against that of whoever asks. */
  at: z.iso.datetime(),
  findings: z.array(findingSchema),
});
export type Examination = z.infer<typeof examinationSchema>;

/** Milliseconds that the clocks of host and reader may differ before it is worth knowing. */
const CLOCK_NOTICE = 2 * 60 * 1000;
/** And from which streaks, days and links go wrong. */
const CLOCK_PROBLEM = 60 * 60 * 1000;

/** How well two clocks agree that are so many milliseconds apart, in either direction. */
export function clockState(difference: number): FindingState {
  const apart = Math.abs(difference);
  if (apart >= CLOCK_PROBLEM) return 'problem';
  return apart >= CLOCK_NOTICE ? 'notice' : 'good';
}

/** How the whole is: as its worst part. */
export function overallState(states: readonly FindingState[]): FindingState {
  return FINDING_STATES.findLast((state) => states.includes(state)) ?? 'good';
}
