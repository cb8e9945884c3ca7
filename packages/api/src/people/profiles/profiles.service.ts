import { lessonEntries } from '@lamplight/content/lessons';
import { type Db, type ProfilesTable, transact } from '@lamplight/db';
import { streakLength } from '@lamplight/domain/activity';
import type { Onboarding, Profile, ProfileUpdate } from '@lamplight/domain/profiles';
import { percentOf } from '@lamplight/domain/progress';
import type { CurrentUser } from '@lamplight/domain/users';
import { AppError } from '../../platform/app-error.ts';
import { type Clock, localDay } from '../../platform/clock.ts';
import { findLearningDays } from '../activity/active-users.repository.ts';
import { emailKey } from '../auth/email-key.ts';
import { findLinkedStudents } from '../families/family-links.repository.ts';
import type { FamilyLinks } from '../families/family-links.service.ts';
import { findUser, updateUser } from '../users/users.repository.ts';
import { emptyProfile, onboardedProfile, updatedProfile } from './profile-row.ts';
import { toProfile } from './profile-view.ts';
import { findProfile, saveProfile } from './profiles.repository.ts';

export interface ProfilesService {
  me(user: CurrentUser): Promise<Profile>;
  /** @throws AppError DEMO_ACCOUNT */
  update(user: CurrentUser, update: ProfileUpdate): Promise<Profile>;
  /** @throws AppError DEMO_ACCOUNT */
  completeOnboarding(user: CurrentUser, onboarding: Onboarding): Promise<Profile>;
}

export function createProfilesService(
  db: Db,
  clock: Clock,
  families: FamilyLinks,
  completedLessons: (userId: number) => Promise<ReadonlySet<number>>,
): ProfilesService {
  async function factsOf(user: CurrentUser) {
    const today = localDay(clock.now());
    const completed = await completedLessons(user.id);
    const children = user.role === 'parent' ? await findLinkedStudents(db, user.id) : [];
    return {
      parentEmail: (await findUser(db, user.id))?.parentEmailKey ?? null,
      childrenIds: children.map((child) => child.id),
      totalProgress: percentOf(
        lessonEntries().filter(({ id }) => completed.has(id)).length,
        lessonEntries().length,
      ),
      streakCount: streakLength(await findLearningDays(db, user.id, localDay), today),
    };
  }

  async function me(user: CurrentUser): Promise<Profile> {
    const row = (await findProfile(db, user.id)) ?? emptyProfile(user.id);
    return toProfile(user, row, await factsOf(user));
  }

  /** A student who names another parent's address wishes for another link. */
  async function changeParentEmail(trx: Db, user: CurrentUser, email: string | null | undefined) {
    if (user.role !== 'student' || email === undefined) return;
    const parentEmailKey = emailKey(email);
    if (parentEmailKey === (await findUser(trx, user.id))?.parentEmailKey) return;
    await updateUser(trx, user.id, { parentEmailKey });
    await families.relinkStudent(trx, { id: user.id, parentEmailKey });
  }

  async function change(
    user: CurrentUser,
    { parentEmail }: ProfileUpdate,
    changed: (row: ProfilesTable) => ProfilesTable,
  ): Promise<Profile> {
    if (user.isDemo) throw new AppError('DEMO_ACCOUNT');
    await transact(db, async (trx) => {
      const row = (await findProfile(trx, user.id)) ?? emptyProfile(user.id);
      await saveProfile(trx, { ...changed(row), updatedAt: clock.now() });
      await changeParentEmail(trx, user, parentEmail);
    });
    return me(user);
  }

  return {
    me,
    update: (user, update) => change(user, update, (row) => updatedProfile(row, user.role, update)),
    completeOnboarding: (user, onboarding) =>
      change(user, onboarding, (row) => onboardedProfile(row, user, onboarding, clock.now())),
  };
}
