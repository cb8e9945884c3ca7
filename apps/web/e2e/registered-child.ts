import type { Page } from 'playwright-core';

let children = 0;

/** Makes an account for a child and keeps its session in this browser, cookies chosen. */
export async function enterAsChild(page: Page, age: number): Promise<void> {
  children += 1;
  const answer = await page.request.post('/api/auth/register', {
    data: {
      username: `camper-${children}`,
      password: 'a-good-password',
      role: 'student',
      age,
      grade: Math.min(12, Math.max(1, age - 4)),
      firstName: 'Naomi',
      termsAccepted: true,
    },
  });
  const { token } = await answer.json();
  await page.goto('/');
  await page.evaluate((session) => localStorage.setItem('sessionToken', session), token);
  await page.reload();
}
