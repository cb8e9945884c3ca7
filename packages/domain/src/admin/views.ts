import { z } from 'zod';
import { ACTIVITY_KINDS } from '../activity/index.ts';
import { currentUserSchema } from '../users/index.ts';

/** An account as admins see it. */
export const adminUserSchema = currentUserSchema.omit({ language: true, display: true });
export type AdminUser = z.infer<typeof adminUserSchema>;

/** What admins see of one account beyond the list. */
export const adminUserDetailsSchema = z.object({
  user: adminUserSchema,
  /** Lessons that a student has completed, of those on this host; null for others. */
  lessons: z.object({ completed: z.int(), total: z.int() }).nullable(),
  /** Classes that the account belongs to, by name. */
  classes: z.array(z.string()),
  /** Devices that are signed in. */
  sessions: z.int(),
});
export type AdminUserDetails = z.infer<typeof adminUserDetailsSchema>;

/** How far a student has come (spec 3, Admin progress record). */
export const adminProgressSchema = z.object({
  userId: z.int(),
  /** Completed lessons. */
  completed: z.int(),
  /** Lessons on this host. */
  total: z.int(),
  /** Rounded percent. */
  progress: z.int(),
});
export type AdminProgress = z.infer<typeof adminProgressSchema>;

const recentActivitySchema = z.object({
  username: z.string(),
  /** The end of a sentence in English that begins with the name. */
  action: z.string(),
  /** The same for those who read another language: what happened, and the title or number that it names. */
  kind: z.enum(ACTIVITY_KINDS),
  subject: z.string().nullable(),
  timestamp: z.iso.datetime(),
});

/** The numbers of the host (spec 3, Admin stats). Null where nothing has happened to count yet. */
export const adminStatsSchema = z.object({
  totalUsers: z.int(),
  totalStudents: z.int(),
  /** Lessons completed by students, counted together. */
  completedLessons: z.int(),
  /** Rounded percent of all lessons that students have completed, on average. */
  averageProgress: z.int().nullable(),
  /** Newest first. */
  recentActivity: z.array(recentActivitySchema),
  progressDistribution: z.object({
    beginners: z.int(),
    intermediate: z.int(),
    advanced: z.int(),
  }),
  /** People who did something since midnight where the host stands. */
  dailyActiveUsers: z.int(),
  /** The same of the last seven days, today among them. */
  weeklyActiveUsers: z.int(),
  /** Minutes; null as long as no session is tracked. */
  averageSessionTime: z.int().nullable(),
  /** Rounded percent of the lessons begun by students that they completed. */
  completionRate: z.int().nullable(),
  /** Title of the module in which students completed most. */
  popularModule: z.string().nullable(),
  /** Title of the lesson that most students completed. */
  topLesson: z.string().nullable(),
  /** Rounded mean of the scores of completed lessons. */
  averageScore: z.int().nullable(),
  /** Minutes. */
  totalLearningTime: z.int(),
});
export type AdminStats = z.infer<typeof adminStatsSchema>;

/** A mail in the host's outbox. */
export const outboxMailSchema = z.object({
  id: z.int(),
  to: z.string(),
  subject: z.string(),
  /** Whether its text is here: a mail server takes it along. */
  hasText: z.boolean(),
  /** kept: there is no mail server, an admin reads it here; waiting: to be sent; sent. */
  status: z.enum(['kept', 'waiting', 'sent']),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  /** What the mail server said last. */
  lastError: z.string().nullable(),
});

/** The text of a mail of the outbox; it may hold a link that opens somebody's account. */
export const mailTextSchema = z.object({ text: z.string() });
