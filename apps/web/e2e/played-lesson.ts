import type { Page } from 'playwright-core';

/** Goes through the lesson that is open, step by step, to the page on which it is completed. */
export async function playToTheEnd(page: Page): Promise<void> {
  const complete = page.getByRole('button', { name: 'Complete Lesson' });
  const next = page.getByRole('button', { name: /^Next/ });
  const here = page.locator('[aria-current="step"]');
  for (;;) {
    await next.or(complete).first().waitFor();
    if ((await complete.count()) > 0) return;
    const step = await here.getAttribute('aria-label');
    await next.click();
    // A page is turned when its script and texts are there: the old one has its Next until then.
    await page.locator(`[aria-current="step"]:not([aria-label="${step}"])`).waitFor();
  }
}
