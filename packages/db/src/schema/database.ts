import type { AccountTables } from './accounts.ts';
import type { AiTables } from './ai.ts';
import type { AnnouncementTables } from './announcements.ts';
import type { AttendanceTables } from './attendance.ts';
import type { CareTables } from './care.ts';
import type { ClassTables } from './classes.ts';
import type { GrownUpTables } from './grown-ups.ts';
import type { KnowledgeTables } from './knowledge.ts';
import type { LearningTables } from './learning.ts';
import type { PackTables } from './packs.ts';
import type { QuestionSetTables } from './question-sets.ts';
import type { RecommendationTables } from './recommendations.ts';
import type { RoomTables } from './rooms.ts';
import type { ScriptureTables } from './scripture.ts';

export type * from './accounts.ts';
export type * from './ai.ts';
export type * from './announcements.ts';
export type * from './attendance.ts';
export type * from './care.ts';
export type * from './classes.ts';
export type * from './grown-ups.ts';
export type * from './knowledge.ts';
export type * from './learning.ts';
export type * from './packs.ts';
export type * from './question-sets.ts';
export type * from './recommendations.ts';
export type * from './rooms.ts';
export type * from './scripture.ts';
export type * from './values.ts';

/**
 * The tables as Kysely types. Times are epoch milliseconds, flags are 0 or 1, lists and objects are
 * JSON in text: forms that SQLite and PostgreSQL store alike.
 */
export interface Database
  extends AccountTables,
    AiTables,
    AttendanceTables,
    AnnouncementTables,
    CareTables,
    ClassTables,
    GrownUpTables,
    KnowledgeTables,
    LearningTables,
    PackTables,
    QuestionSetTables,
    RecommendationTables,
    RoomTables,
    ScriptureTables {}
