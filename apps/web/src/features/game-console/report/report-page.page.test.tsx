import { describe, expect, test, vi } from 'vitest';
import {
  type ClassWorld,
  givenClass,
  givenRoom,
  playToTheEnd,
} from '../../../../test/class-room.ts';

/** Longer than the page waits before it asks again. */
const WAIT = { timeout: 10_000 };

/** A class that has played: Ruth knew everything, Boaz nothing. */
async function playedClass(): Promise<ClassWorld> {
  const school = await givenClass('Ruth', 'Boaz');
  await playToTheEnd(school, await givenRoom(school));
  return school;
}

async function openReport(school: ClassWorld) {
  const screen = await school.world.open('/multiplayer-games');
  await screen.getByRole('link', { name: 'Report of Friday quiz' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Report: Friday quiz' })).toBeVisible();
  return screen;
}

describe('the report of a game', () => {
  test('says by question how many were right, and what was chosen', async () => {
    const screen = await openReport(await playedClass());
    await expect.element(screen.getByText('50% right').first()).toBeVisible();
    await expect.poll(() => screen.getByText('50% right').elements(), WAIT).toHaveLength(3);
    await expect.poll(() => screen.getByText('right answer').elements(), WAIT).toHaveLength(3);
    await expect.element(screen.getByText('1 child').first()).toBeVisible();
  });

  test('says by child what it knew and what it missed, the best first', async () => {
    const screen = await openReport(await playedClass());
    const rows = () =>
      screen
        .getByRole('row')
        .elements()
        .slice(1)
        .map((element) => element.textContent ?? '');
    await expect.poll(rows, WAIT).toHaveLength(2);
    const [ruth, boaz] = rows();
    expect(ruth).toMatch(/^Ruth.*3 of 3.*none$/);
    expect(boaz).toMatch(/^Boaz.*0 of 3.*1, 2, 3$/);
  });

  test('goes into a spreadsheet', async () => {
    const screen = await openReport(await playedClass());
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:report';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await screen.getByRole('button', { name: 'Export CSV' }).click();
    await expect.poll(() => files, WAIT).toHaveLength(1);
    const csv = (await files[0]?.text()) ?? '';
    expect(csv).toContain('Ruth');
    expect(csv).toContain('Boaz');
  });

  test('that did not go into a file says so', async () => {
    const school = await playedClass();
    const screen = await openReport(school);
    school.world.disconnect();
    await screen.getByRole('button', { name: 'Export CSV' }).click();
    await expect.element(screen.getByText('The file was not made')).toBeVisible();
  });

  test('of another class is refused', async () => {
    const { world } = await givenClass();
    const screen = await world.open('/multiplayer-games/report/999');
    await expect.element(screen.getByText('The report did not load')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
