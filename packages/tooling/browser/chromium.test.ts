import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumLaunchOptions } from './chromium.ts';

describe('the packaged browser', () => {
  let browser: Browser;
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    server = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('content-security-policy', "script-src 'self'");
      response.end('<h1>Let there be light</h1><script>document.title = "ran"</script>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    browser = await chromium.launch(await chromiumLaunchOptions());
  }, 60_000);

  afterAll(async () => {
    await browser.close();
    await new Promise((resolve) => server.close(resolve));
  });

  it('renders a page of this machine', async () => {
    const page = await browser.newPage();
    await page.goto(origin);
    const heading = page.getByRole('heading', { name: 'Let there be light' });
    expect(await heading.evaluate((element) => element.clientHeight)).toBeGreaterThan(0);
    await page.close();
  });

  it('keeps web security on: a content security policy stops an inline script', async () => {
    const page = await browser.newPage();
    await page.goto(origin);
    expect(await page.title()).not.toBe('ran');
    await page.close();
  });

  it('reaches no other host', async () => {
    const page = await browser.newPage();
    await expect(page.goto('http://example.com/')).rejects.toThrow('ERR_NAME_NOT_RESOLVED');
    await expect(page.goto('http://192.0.2.1/')).rejects.toThrow('ERR_NAME_NOT_RESOLVED');
    await page.close();
  });

  it('gives the same unpacked browser to callers that ask at once', async () => {
    const [first, second] = await Promise.all([chromiumLaunchOptions(), chromiumLaunchOptions()]);
    expect(second.executablePath).toBe(first.executablePath);
  });
});
