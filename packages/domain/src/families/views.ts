import { z } from 'zod';
import { ownPasswordSchema } from '../auth/index.ts';
import { achievementSchema } from '../progress/index.ts';
import { currentUserSchema } from '../users/index.ts';
import { idSchema } from '../validation/index.ts';
import { GROWTH_AREAS, STRENGTHS } from './insights.ts';

/** How sure the host is that these two belong together (decisions, Parents). */
export const LINK_STATUSES = ['confirmed', 'unconfirmed'] as const;

/** A linked child (spec 3, Student as seen by parent). */
export const linkedStudentSchema = currentUserSchema
  .pick({
    id: true,
    firstName: true,
    lastName: true,
    username: true,
    age: true,
    grade: true,
    currentDay: true,
    lastLoginAt: true,
  })
  .extend({
    linkStatus: z.enum(LINK_STATUSES),
    /**
     * When the account goes because a parent asked for it; null where none has. Only parents whose link is confirmed are
     * told, and never of the child's own wish.
     */
    goesAt: z.iso.datetime().nullable(),
  });
export type LinkedStudent = z.infer<typeof linkedStudentSchema>;

export const studentInputSchema = z.object({ studentId: idSchema });

/** What a link came from: the address that the child gave, a pairing slip, or an admin's word. */
export const LINK_WAYS = ['address', 'slip', 'admin'] as const;

const personOfLinkSchema = currentUserSchema.pick({
  id: true,
  firstName: true,
  lastName: true,
  username: true,
});

/** A link between a parent and a child, as the grown-ups around the child see it. */
export const familyLinkSchema = z.object({
  parent: personOfLinkSchema,
  student: personOfLinkSchema,
  status: z.enum(LINK_STATUSES),
  way: z.enum(LINK_WAYS),
  since: z.iso.datetime(),
});
export type FamilyLink = z.infer<typeof familyLinkSchema>;

/** A link of the last days, as the child and the teachers are shown it. */
export const newFamilyLinkSchema = familyLinkSchema.extend({
  /** When it is a new one no more, and the child cannot undo it alone. */
  undoUntil: z.iso.datetime(),
});
export type NewFamilyLink = z.infer<typeof newFamilyLinkSchema>;

export const linkInputSchema = z.object({ parentId: idSchema, studentId: idSchema });

/** To delete a child's account, a parent types the child's user name and the own password. */
export const deleteChildInputSchema = studentInputSchema.extend({
  username: z.string().max(200),
  ownPassword: ownPasswordSchema,
});

const lessonOfStudentSchema = z.object({
  moduleId: z.int(),
  lessonId: z.int(),
  /** The lesson's title in the child's band. */
  title: z.string(),
  completed: z.boolean(),
  completedAt: z.iso.datetime().nullable(),
  score: z.int().nullable(),
  /**
   * Rounded percent of the first answers to the lesson's questions that were right; null where none
   * was answered. The score is what the lesson was completed with, this is what the child showed.
   */
  evidence: z.int().nullable(),
  /** Minutes. */
  timeSpent: z.int(),
});

/** What a child has done, for those who may follow them (spec 3, Student progress response). */
export const studentProgressSchema = z.object({
  progress: z.array(lessonOfStudentSchema),
  /** Lessons on this host. */
  totalLessons: z.int(),
  achievements: z.array(achievementSchema),
  /** How many. */
  journalEntries: z.int(),
  insights: z.object({
    strengths: z.array(z.enum(STRENGTHS)),
    growthAreas: z.array(z.enum(GROWTH_AREAS)),
  }),
});
export type StudentProgress = z.infer<typeof studentProgressSchema>;
