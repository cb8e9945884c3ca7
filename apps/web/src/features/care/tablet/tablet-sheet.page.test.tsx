import { afterEach, describe, expect, test, vi } from 'vitest';
import type { RenderResult } from 'vitest-browser-react';
import { callAs } from '../../../../test/call-as.ts';
import { givenCare, givenFamily } from '../../../../test/care.ts';
import { createWorld } from '../../../../test/world.tsx';
import { keptSheet, sheetOpenings } from '../../../lib/kept-sheet.ts';

afterEach(() => void vi.useRealTimers());

const OPEN = 'For grown-ups: emergency sheet';

/** A class with something written, whose tablet keeps the sheet. */
async function tabletWithSheet(classmates: readonly string[] = []) {
  const world = await createWorld();
  const family = await givenFamily(world);
  for (const firstName of classmates) {
    await world.given({
      role: 'student',
      firstName,
      username: firstName.toLowerCase().replace(' ', '-'),
      age: 9,
    });
  }
  await givenCare(family);
  const made = await callAs<{ code: string }>(family.miriam, 'care.makeSheetCode', { classId: 1 });
  const wish = { classId: 1, name: 'Window' };
  const { code } = await callAs<{ code: string }>(family.miriam, 'tablets.makeCode', wish);
  const screen = await world.open(`/tablet?code=${code}`);
  await screen.getByRole('button', { name: 'Make it a class tablet' }).click();
  await expect.element(screen.getByRole('button', { name: OPEN })).toBeVisible();
  return { world, screen, code: made.code, ...family };
}

async function openWith(screen: RenderResult, code: string) {
  await screen.getByRole('button', { name: OPEN }).click();
  await screen.getByLabelText('Code for adults').fill(code);
  await screen.getByRole('button', { name: 'Open', exact: true }).click();
}

/** The children on the open sheet, from above. */
function namesOn(screen: RenderResult) {
  const list = screen.getByRole('list', { name: 'Children and whom to call' });
  return list
    .getByRole('heading', { level: 2 })
    .elements()
    .map((heading) => heading.textContent);
}

/** Asks the host at once, as the tablet does by itself some minutes later. */
async function lookAgain(
  screen: RenderResult,
  world: { open(path: string): Promise<RenderResult> },
) {
  await screen.unmount();
  return world.open('/tablet');
}

describe('the sheet on a class tablet', () => {
  test('opens with the code while the host is out of reach, and the host hears of it later', async () => {
    const { world, screen, code } = await tabletWithSheet();
    const admin = await world.given({ role: 'admin' });
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/Hazelnuts|Inhaler|555/);
    world.disconnect();
    await openWith(screen, `${code.slice(0, 5)}-${code.slice(5)}`.toLowerCase());
    await expect.element(screen.getByText('Hazelnuts')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: '+1 555 010 0199' })).toBeVisible();
    expect(sheetOpenings.read()).toHaveLength(1);
    await screen.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect.element(screen.getByText('Hazelnuts')).not.toBeInTheDocument();

    world.reconnect();
    const again = await lookAgain(screen, world);
    await expect.poll(() => sheetOpenings.read()).toBeUndefined();
    await again.unmount();
    world.signIn(admin);
    const log = await world.open('/#host/audit');
    await expect
      .element(log.getByText(/^Somebody with the code opened the emergency sheet of Our class/))
      .toBeVisible();
  });

  test('begins with the children of whom something is written, and has no search for few', async () => {
    const { screen, code } = await tabletWithSheet(['Adam', 'Boaz']);
    await openWith(screen, code);
    await expect.element(screen.getByRole('heading', { name: 'Adam' })).toBeVisible();
    expect(namesOn(screen)).toEqual(['Ruth', 'Adam', 'Boaz']);
    await expect.element(screen.getByLabelText('Find a child')).not.toBeInTheDocument();
  });

  test('of a large class is searched', async () => {
    const { screen, code } = await tabletWithSheet([...'ABCDEFGHIJ'].map((each) => `Kid ${each}`));
    await openWith(screen, code);
    await screen.getByLabelText('Find a child').fill('kid j');
    await expect.element(screen.getByRole('heading', { name: 'Ruth' })).not.toBeInTheDocument();
    expect(namesOn(screen)).toEqual(['Kid J']);
    await screen.getByLabelText('Find a child').fill('nobody');
    await expect.element(screen.getByText('No child of this class fits.')).toBeVisible();
  });

  test('stays closed for another code', async () => {
    const { screen } = await tabletWithSheet();
    await openWith(screen, 'AAAAA-22222');
    await expect.element(screen.getByText('This is not the code.')).toBeVisible();
    await expect.element(screen.getByText('Hazelnuts')).not.toBeInTheDocument();
    expect(sheetOpenings.read()).toBeUndefined();
  });

  test('opens after the page was opened anew without an answer of the host about it', async () => {
    const { world, screen, code } = await tabletWithSheet();
    world.disconnect('care.');
    const again = await lookAgain(screen, world);
    await openWith(again, code);
    await expect.element(again.getByText('Hazelnuts')).toBeVisible();
  });

  test('is gone when the teacher has ended it', async () => {
    const { world, screen, miriam } = await tabletWithSheet();
    await callAs(miriam, 'care.endTabletSheet', { classId: 1 });
    const again = await lookAgain(screen, world);
    await expect.element(again.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
    await expect.poll(() => keptSheet.read()).toBeUndefined();
    await expect.element(again.getByRole('button', { name: OPEN })).not.toBeInTheDocument();
  });

  test('is gone when the device is no class tablet any more', async () => {
    const { world, screen, miriam } = await tabletWithSheet();
    const input = encodeURIComponent(JSON.stringify({ classId: 1 }));
    const answer = await fetch(`/trpc/tablets.list?input=${input}`, {
      headers: { authorization: `Bearer ${miriam.token}` },
    });
    const { result } = await answer.json();
    await callAs(miriam, 'tablets.remove', { id: result.data[0].id });
    const again = await lookAgain(screen, world);
    await expect.element(again.getByText(/is no class tablet any more/)).toBeVisible();
    expect(keptSheet.read()).toBeUndefined();
  });

  test('is gone when it was kept for longer than two weeks without the host', async () => {
    const { world, screen } = await tabletWithSheet();
    const { receivedAt = 0 } = keptSheet.read() ?? {};
    world.disconnect('care.');
    const twoWeeksLater = new Date(receivedAt + 14 * 24 * 60 * 60 * 1000);
    vi.useFakeTimers({ toFake: ['Date'], now: twoWeeksLater });
    const again = await lookAgain(screen, world);
    await expect.element(again.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
    await expect.element(again.getByRole('button', { name: OPEN })).not.toBeInTheDocument();
    expect(keptSheet.read()).toBeUndefined();
  });
});

test('a teacher makes the code on the page of the sheet, sees it once, and ends it', async () => {
  const world = await createWorld();
  const { miriam } = await givenFamily(world);
  world.signIn(miriam);
  const screen = await world.open('/emergency-sheet/1');
  await expect.element(screen.getByText('The tablets keep no sheet.')).toBeVisible();
  await screen.getByRole('button', { name: 'Make a code' }).click();
  await expect.element(screen.getByText(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/)).toBeVisible();
  await screen.getByRole('button', { name: 'I have written it down' }).click();
  await expect.element(screen.getByText(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/)).not.toBeInTheDocument();
  await expect.element(screen.getByText(/^The tablets keep the sheet\./)).toBeVisible();
  await screen.getByRole('button', { name: 'End it' }).click();
  await expect.element(screen.getByText('The tablets keep no sheet.')).toBeVisible();
});
