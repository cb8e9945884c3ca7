import { expect, test } from 'vitest';
import { planJourney } from './journey.ts';
import { enterAsChild } from './registered-child.ts';
import { enterAsParentOf } from './registered-parent.ts';
import { enterAsTeacher } from './registered-teacher.ts';

const journey = planJourney({ TEACHER_SIGNUP: 'open' });

test('a child is checked in while the tablet is cut off, and goes home with the code of the day', async () => {
  const door = await journey.open();
  await enterAsTeacher(door.page);
  const child = await journey.open();
  await enterAsChild(child.page, 9);
  const parent = await journey.open();
  await enterAsParentOf(parent.page, child.page);

  await door.page.goto('/attendance');
  const row = door.page.getByRole('listitem').filter({ hasText: 'Naomi' });
  await row.waitFor();
  // From here on the tablet is alone, and its console may complain about that.
  const troubles = [...door.troubles];
  await door.page.context().setOffline(true);
  await row.getByRole('button', { name: /^Check in/ }).click();
  await row.getByText('Waits on this device').waitFor();
  await door.page.context().setOffline(false);
  await row.getByText('Waits on this device').waitFor({ state: 'detached' });
  await row.getByText('Here', { exact: true }).waitFor();

  await parent.page.goto('/#pickup');
  await parent.page.getByText(/is here since/).waitFor();
  const code = await parent.page.getByText(/^[A-HJ-KM-NP-Z2-9]{4}$/).textContent();
  await row.getByRole('button', { name: /^Check out/ }).click();
  await door.page.getByRole('textbox', { name: 'The code of today' }).fill(code ?? '');
  await door.page.getByRole('button', { name: 'Choose Eva' }).click();
  await door.page.getByRole('button', { name: /goes home$/ }).click();
  await row.getByText(/with Eva$/).waitFor();

  await parent.page.reload();
  await parent.page.getByText(/left at .* with Eva\.$/).waitFor();
  // Children have no part in it.
  const asked = await child.page.request.get('/trpc/attendance.today?input={"classId":null}', {
    headers: {
      authorization: `Bearer ${await child.page.evaluate(() => localStorage.getItem('sessionToken'))}`,
    },
  });
  expect(asked.status()).toBe(403);
  for (const list of [troubles, parent.troubles]) expect(list).toEqual([]);
});
