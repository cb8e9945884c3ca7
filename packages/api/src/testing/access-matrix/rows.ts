import type { Rows } from './row.ts';
import { accountRows } from './rows-accounts.ts';
import { classroomRows } from './rows-classroom.ts';
import { hostRows } from './rows-host.ts';
import { learningRows } from './rows-learning.ts';
import { roomRows } from './rows-rooms.ts';

/** Who may call what. A new procedure needs its row: a decision, not a default. */
export const ROWS: Rows = {
  ...accountRows,
  ...classroomRows,
  ...hostRows,
  ...learningRows,
  ...roomRows,
};
