import type { Page } from 'playwright-core';

/** Goes through the lesson that is open, step by step, to the page on which it is completed. */
export async function playToTheEnd(page: Page): Promise<void> {
  const complete = page.getByRole('button', { name: 'Complete Lesson' });
  const next = page.getByRole('button', { name: /^Next/ });
  await next.or(complete).first().waitFor();
  while ((await complete.count()) === 0) await next.click();
}
