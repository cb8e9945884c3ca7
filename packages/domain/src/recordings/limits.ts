/** What teachers and parents may record. */
export const RECORDING_LIMITS = {
  /** Bytes of one recording: two minutes as a tablet records them. */
  bytes: 2_000_000,
  /** Bytes of all recordings of one teacher: they are in each of the fourteen backups. */
  bytesOfTeacher: 40_000_000,
  /** Bytes of all recordings of one parent, of whom a class has many more: two weeks of lessons for the youngest. */
  bytesOfParent: 10_000_000,
} as const;
