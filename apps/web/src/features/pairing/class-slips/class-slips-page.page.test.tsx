import { expect, test, vi } from 'vitest';
import { callAs } from '../../../../test/call-as.ts';
import { createWorld } from '../../../../test/world.tsx';

/** A teacher on the page of slips; Ruth has none yet, Boaz has one. */
async function openSlips() {
  const world = await createWorld();
  const teacher = await world.given({ role: 'teacher' });
  await world.given({ role: 'student', firstName: 'Ruth', age: 9 });
  const boaz = await world.given({ role: 'student', firstName: 'Boaz', age: 9 });
  await callAs(boaz, 'pairing.create', { studentId: boaz.id });
  world.signIn(teacher);
  return world.open('/class-slips/1');
}

test('slips are made at once for every family that has none', async () => {
  const screen = await openSlips();
  await expect.element(screen.getByRole('checkbox', { name: /Ruth/ })).toBeChecked();
  await expect.element(screen.getByRole('checkbox', { name: /Boaz/ })).not.toBeChecked();
  await screen.getByRole('button', { name: 'Make 1 slip' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Slips of Our class' })).toBeVisible();
  await expect.element(screen.getByText("For Ruth's family")).toBeVisible();
  await expect.element(screen.getByText(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/)).toBeVisible();
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await screen.getByRole('button', { name: 'Print' }).click();
  expect(print).toHaveBeenCalledOnce();

  await screen.getByRole('button', { name: 'Make other slips' }).click();
  await expect.element(screen.getByText(/Every family of this class has a slip/)).toBeVisible();
});

test('everybody can be given another one', async () => {
  const screen = await openSlips();
  await screen.getByRole('button', { name: 'Choose all' }).click();
  await screen.getByRole('button', { name: 'Make 2 slips' }).click();
  await expect.element(screen.getByText("For Boaz's family")).toBeVisible();
});
