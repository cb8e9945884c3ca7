import { describe, expect, test, vi } from 'vitest';
import { callAs } from '../../../../test/call-as.ts';
import { givenCare, givenFamily } from '../../../../test/care.ts';
import { createWorld } from '../../../../test/world.tsx';

async function written() {
  const world = await createWorld();
  const family = await givenFamily(world);
  await givenCare(family);
  return { world, ...family };
}

/** What the audit log of the world says of openings. */
async function openings(admin: { token: string }): Promise<string[]> {
  const input = encodeURIComponent(JSON.stringify({ topic: 'students' }));
  const answer = await fetch(`/trpc/audit.list?input=${input}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  const { result } = await answer.json();
  return result.data.rows
    .map(({ action }: { action: string }) => action)
    .filter((action: string) => action.includes('opened'));
}

/** A window for the projector of the same browser opens, or closes again. */
function wall(kind: 'open' | 'closed') {
  const channel = new BroadcastChannel('lamplight-presenting');
  channel.postMessage({ kind, wall: 'of-this-test' });
  channel.close();
}

describe('the card on the page of a student', () => {
  test('is closed until the teacher opens it, which is written down, and closes again', async () => {
    const { world, ruth, miriam } = await written();
    const admin = await world.given({ role: 'admin' });
    world.signIn(miriam);
    const screen = await world.open(`/#students/${ruth.id}`);
    await expect.element(screen.getByRole('heading', { name: 'For emergencies' })).toBeVisible();
    expect(screen.container.textContent).not.toContain('Hazelnuts');
    expect(await openings(admin)).toEqual([]);
    await screen.getByRole('button', { name: 'Show', exact: true }).click();
    await expect.element(screen.getByText('Hazelnuts')).toBeVisible();
    await expect.element(screen.getByText('Eva (mother)')).toBeVisible();
    expect(await openings(admin)).toEqual(['care.opened']);
    await screen.getByRole('button', { name: 'Hide' }).click();
    await expect.element(screen.getByText('Hazelnuts')).not.toBeInTheDocument();
  });

  test('closes when the screen is shown to others, and opens then only knowingly', async () => {
    const { world, ruth, miriam } = await written();
    world.signIn(miriam);
    const screen = await world.open(`/#students/${ruth.id}`);
    await screen.getByRole('button', { name: 'Show', exact: true }).click();
    await expect.element(screen.getByText('Hazelnuts')).toBeVisible();
    wall('open');
    await expect.element(screen.getByText('Hazelnuts')).not.toBeInTheDocument();
    await expect.element(screen.getByText('Other people may see this screen now.')).toBeVisible();
    await screen.getByRole('button', { name: 'Show it all the same' }).click();
    await expect.element(screen.getByText('Hazelnuts')).toBeVisible();
    await screen.getByRole('button', { name: 'Hide' }).click();
    wall('closed');
    await expect.element(screen.getByRole('button', { name: 'Show', exact: true })).toBeVisible();
  });

  test('says that nothing is written, which is no “all is well”', async () => {
    const world = await createWorld();
    const { ruth, miriam } = await givenFamily(world);
    world.signIn(miriam);
    const screen = await world.open(`/#students/${ruth.id}`);
    await screen.getByRole('button', { name: 'Show', exact: true }).click();
    await expect.element(screen.getByText(/^Nobody has written anything yet\./)).toBeVisible();
  });
});

describe('the sheet of a class', () => {
  test('is opened from the list of students, names who has nothing written, and is printed', async () => {
    const { world, miriam } = await written();
    await world.given({ role: 'student', username: 'boaz', firstName: 'Boaz', age: 9 });
    world.signIn(miriam);
    const screen = await world.open('/#students');
    await screen.getByRole('link', { name: 'Emergency sheet' }).click();
    await screen.getByRole('button', { name: 'Show the sheet' }).click();
    const table = screen.getByRole('table', { name: 'Children and whom to call' });
    await expect.element(table.getByRole('rowheader', { name: 'Ruth' })).toBeVisible();
    for (const words of ['+1 555 010 0199', 'Hazelnuts', 'Inhaler when wheezing']) {
      await expect.element(table.getByText(words)).toBeVisible();
    }
    await expect.element(screen.getByText(/^Nothing is written for these children/)).toBeVisible();
    await expect.element(screen.getByText('Boaz', { exact: true })).toBeVisible();
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    await screen.getByRole('button', { name: 'Print' }).click();
    expect(print).toHaveBeenCalledOnce();
  });

  test('of a class of others does not open', async () => {
    const { world, miriam } = await written();
    world.signIn(miriam);
    const screen = await world.open('/emergency-sheet/999');
    await screen.getByRole('button', { name: 'Show the sheet' }).click();
    await expect.element(screen.getByText('The sheet did not open')).toBeVisible();
    await expect.element(screen.getByRole('table')).not.toBeInTheDocument();
  });

  test('lets an admin write for a parent without an account', async () => {
    const world = await createWorld();
    await givenFamily(world);
    const boaz = { role: 'student', username: 'boaz', firstName: 'Boaz', age: 9 } as const;
    await world.given(boaz);
    world.signIn(await world.given({ role: 'admin', username: 'office' }));
    const screen = await world.open('/emergency-sheet/1');
    await screen.getByRole('button', { name: 'Show the sheet' }).click();
    await screen.getByLabelText('Child', { exact: true }).selectOptions('Boaz');
    await screen.getByRole('button', { name: 'Show', exact: true }).click();
    await screen.getByLabelText('Allergies').fill('Bees');
    await screen.getByRole('checkbox', { name: /^A parent of Boaz has read this/ }).click();
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(screen.getByText(/^Last saved by office/)).toBeVisible();
  });
});

test('the emergency contact in a parent’s profile is on the sheet', async () => {
  const { world, eva, miriam } = await written();
  await callAs(eva, 'profiles.update', { emergencyContact: 'Aunt Orpah, 555 0101' });
  world.signIn(miriam);
  const screen = await world.open('/emergency-sheet/1');
  await screen.getByRole('button', { name: 'Show the sheet' }).click();
  await expect.element(screen.getByText('Aunt Orpah, 555 0101 (profile of Eva)')).toBeVisible();
});
