import type { Page } from 'playwright-core';

let teachers = 0;

/** Makes an account for a teacher and keeps its session in this browser, cookies chosen. */
export async function enterAsTeacher(page: Page): Promise<void> {
  teachers += 1;
  const answer = await page.request.post('/api/auth/register', {
    data: {
      username: `teacher-${teachers}`,
      password: 'a-good-password',
      role: 'teacher',
      firstName: 'Miriam',
      termsAccepted: true,
    },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  const { token } = await answer.json();
  await page.goto('/');
  await page.evaluate((session) => {
    localStorage.setItem('sessionToken', session);
    localStorage.setItem(
      'cookie-consent',
      JSON.stringify({ essential: true, analytics: false, functional: false, preferences: false }),
    );
  }, token);
  await page.reload();
}
