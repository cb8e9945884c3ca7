import type { ContentBand } from '@lamplight/domain/age';
import type { Pick } from '@lamplight/domain/random';
import type { RowWriter } from './row-writer.ts';

/** A child of the sample class while its weeks are made up. */
export interface Learner {
  readonly id: number;
  readonly firstName: string;
  readonly age: number;
  readonly grade: number | null;
  readonly band: ContentBand;
  /** Of a hundred questions so many are answered right. */
  readonly skill: number;
  readonly pick: Pick;
}

/** Something that a child did, to be written down as if it had happened then. */
export interface SampleEvent {
  /** Epoch milliseconds. */
  readonly at: number;
  write(writer: RowWriter): Promise<void>;
}

/** A child's time at the tablet on one day. */
export interface Sitting {
  /** The child's day of the programme. */
  readonly day: number;
  /** `2026-06-15`. */
  readonly date: string;
  /** Lets time pass; the moment after it in epoch milliseconds. */
  after(seconds: number): number;
}

/** What a child does at a sitting of one kind of work, with what it remembers of earlier ones. */
export type Work = (sitting: Sitting) => Promise<readonly SampleEvent[]> | readonly SampleEvent[];

export function happens(learner: Learner, percent: number): boolean {
  return learner.pick.int(1, 100) <= percent;
}

/** The option that a child chooses: the right one as often as its skill says. */
export function chosen(learner: Learner, options: number, answer: number): number {
  return happens(learner, learner.skill) ? answer : wrongOption(learner, options, answer);
}

export function wrongOption({ pick }: Learner, options: number, answer: number): number {
  return (answer + pick.int(1, options - 1)) % options;
}
