import type { Page } from 'playwright-core';

let parents = 0;

/** Makes a parent's account and links it with a slip of the child, both over the documented calls. */
export async function enterAsParentOf(parent: Page, child: Page): Promise<void> {
  parents += 1;
  const ofChild = await child.evaluate(() => localStorage.getItem('sessionToken'));
  const asChild = { authorization: `Bearer ${ofChild}` };
  const me = await (await child.request.get('/api/auth/me', { headers: asChild })).json();
  const slip = await child.request.post('/trpc/pairing.create', {
    headers: asChild,
    data: { studentId: me.id },
  });
  const { result } = await slip.json();
  const account = { username: `parent-${parents}`, password: 'a-good-password', role: 'parent' };
  const registered = await parent.request.post('/api/auth/register', {
    data: { ...account, firstName: 'Eva', termsAccepted: true },
  });
  const { token } = await registered.json();
  const linked = await parent.request.post('/trpc/pairing.use', {
    headers: { authorization: `Bearer ${token}` },
    data: { code: result.data.code },
  });
  if (!linked.ok()) throw new Error(await linked.text());
  await parent.goto('/');
  await parent.evaluate((session) => localStorage.setItem('sessionToken', session), token);
}
