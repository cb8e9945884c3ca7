/** The subjects that have written questions for rooms. */
export const ROOM_BANK_SUBJECTS = ['bible', 'ai', 'science'] as const;
export type RoomBankSubject = (typeof ROOM_BANK_SUBJECTS)[number];
