export const ACTIVITY_KINDS = ['registered', 'lesson-completed', 'day-advanced'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** Something that somebody did, with the words that its kind needs. */
export interface Activity {
  readonly kind: ActivityKind;
  /** Title of the completed lesson, or the number of the completed day. */
  readonly subject: string | null;
}

/** What happened as the end of a sentence that begins with a name: `completed "In the Beginning"`. */
export function activityAction({ kind, subject }: Activity): string {
  switch (kind) {
    case 'registered':
      return 'joined Lamplight';
    case 'lesson-completed':
      return subject === null ? 'completed a lesson' : `completed "${subject}"`;
    case 'day-advanced':
      return subject === null ? 'went on to the next day' : `finished day ${subject}`;
  }
}
