import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createWorld } from '../../../test/world.tsx';
import { clearPlatform, PLATFORM_CLEARED, PLATFORM_UPDATED } from './platform-store.ts';

let events: string[] = [];
const record = (event: Event) => events.push(event.type);

beforeEach(() => {
  events = [];
  window.addEventListener(PLATFORM_UPDATED, record);
  window.addEventListener(PLATFORM_CLEARED, record);
});
afterEach(() => {
  window.removeEventListener(PLATFORM_UPDATED, record);
  window.removeEventListener(PLATFORM_CLEARED, record);
  clearPlatform();
});

async function openAs(person: { role: 'student' | 'parent'; age?: number; grade?: number }) {
  const world = await createWorld();
  world.signIn(await world.given(person));
  const screen = await world.open('/no-such-page');
  await expect.element(screen.getByText('Page Not Found')).toBeVisible();
  return { world, screen };
}

describe('setting up the platform', () => {
  test('stores configuration, age and grade, dresses the page and says so', async () => {
    await openAs({ role: 'student', age: 9, grade: 4 });
    expect(JSON.parse(localStorage.getItem('platform_config') ?? '')).toMatchObject({
      contentComplexity: 'elementary',
      sessionDuration: 25,
      navigationStyle: 'standard',
      welcomeMessage: expect.stringMatching(/\w/),
    });
    expect(localStorage.getItem('user_age')).toBe('9');
    expect(localStorage.getItem('user_grade')).toBe('4');
    expect(document.documentElement).toHaveClass('platform-elementary', 'nav-standard');
    expect(events).toEqual([PLATFORM_UPDATED]);
  });

  test.each([
    [5, 'platform-kindergarten', 'nav-simple'],
    [17, 'platform-advanced', 'nav-advanced'],
  ])('at %i the page wears %s %s', async (age, platform, nav) => {
    await openAs({ role: 'student', age, grade: 3 });
    expect(document.documentElement).toHaveClass(platform, nav);
  });

  test('runs once for an age, and the page is dressed again on the next visit', async () => {
    const { world, screen } = await openAs({ role: 'student', age: 9, grade: 4 });
    await screen.unmount();
    document.documentElement.className = '';
    const again = await world.open('/no-such-page');
    await expect.element(again.getByText('Page Not Found')).toBeVisible();
    expect(document.documentElement).toHaveClass('platform-elementary');
    expect(events).toEqual([PLATFORM_UPDATED]);
  });

  test('runs anew when another age is stored', async () => {
    localStorage.setItem('user_age', '5');
    localStorage.setItem(
      'platform_config',
      '{"contentComplexity":"kindergarten","navigationStyle":"simple"}',
    );
    await openAs({ role: 'student', age: 16, grade: 11 });
    expect(localStorage.getItem('user_age')).toBe('16');
    expect(document.documentElement).toHaveClass('platform-advanced', 'nav-advanced');
    expect(document.documentElement).not.toHaveClass('nav-simple');
  });

  test('does not run for a parent', async () => {
    await openAs({ role: 'parent' });
    expect(localStorage.getItem('platform_config')).toBeNull();
    expect(document.documentElement.className).not.toContain('platform-');
  });
});

test('clearing removes the keys, undresses the page and says so', async () => {
  await openAs({ role: 'student', age: 9, grade: 4 });
  clearPlatform();
  expect(localStorage.getItem('platform_config')).toBeNull();
  expect(localStorage.getItem('user_age')).toBeNull();
  expect(localStorage.getItem('user_grade')).toBeNull();
  expect(document.documentElement.className).not.toContain('platform-');
  expect(events).toEqual([PLATFORM_UPDATED, PLATFORM_CLEARED]);
});
