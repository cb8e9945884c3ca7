import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/index.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

describe('onboarding', () => {
  test('fills in level and hours by age where they were left open', async () => {
    const child = await (await app.given.student({ age: 6 })).call();
    expect(await child.profiles.completeOnboarding({ completedOnboarding: true })).toMatchObject({
      difficultyLevel: 'beginner',
      weeklyHours: 2,
      completedOnboarding: true,
    });
  });

  test('keeps what was chosen', async () => {
    const child = await app.given.student({ age: 6 });
    const chosen = {
      bio: 'Hello',
      favoriteSubjects: ['Bible Stories'],
      difficultyLevel: 'expert' as const,
      timeZone: 'EST' as const,
      language: 'de' as const,
      allowDataSharing: false,
      parentEmail: 'eva@example.org',
      learningGoals: ['Learn about God'],
      weeklyHours: 10 as const,
    };
    const caller = await child.call();
    const profile = await caller.profiles.completeOnboarding({
      ...chosen,
      userId: child.id,
      completedOnboarding: true,
    });
    expect(profile).toMatchObject({ ...chosen, completedOnboarding: true });
    expect((await (await child.call()).auth.me()).language).toBe('de');
  });

  test('is for oneself, not for a child, a pupil or anybody else', async () => {
    const child = await app.given.student({ parentEmail: 'eva@example.org' });
    const others = [
      await app.given.parent({ email: 'eva@example.org' }),
      await app.given.teacher(),
      await app.given.admin(),
      await app.given.student(),
    ];
    for (const other of others) {
      const forged = (await other.call()).profiles.completeOnboarding({ userId: child.id });
      await expect(forged).rejects.toMatchObject({ cause: { code: 'FORBIDDEN' } });
      const own = (await other.call()).profiles.completeOnboarding({ userId: other.id });
      await expect(own).resolves.toMatchObject({ completedOnboarding: true });
    }
    expect((await (await child.call()).profiles.me()).completedOnboarding).toBe(false);
  });

  test('a second time does not set the level back', async () => {
    const child = await (await app.given.student({ age: 6 })).call();
    await child.profiles.completeOnboarding({});
    await child.profiles.update({ difficultyLevel: 'advanced' });
    expect((await child.profiles.completeOnboarding({})).difficultyLevel).toBe('advanced');
  });
});
