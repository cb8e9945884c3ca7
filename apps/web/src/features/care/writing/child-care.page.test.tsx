import { describe, expect, test } from 'vitest';
import type { RenderResult } from 'vitest-browser-react';
import { callAs } from '../../../../test/call-as.ts';
import { CARE, givenCare, givenFamily } from '../../../../test/care.ts';
import { createWorld } from '../../../../test/world.tsx';

async function openAsEva() {
  const world = await createWorld();
  const family = await givenFamily(world);
  world.signIn(family.eva);
  return { world, ...family };
}

async function fill(screen: RenderResult) {
  const person = screen.getByRole('group', { name: 'Person 1' });
  await person.getByLabelText('Name').fill('Eva');
  await person.getByLabelText('Telephone').fill('+1 555 010 0199');
  await screen.getByLabelText('Allergies').fill('Hazelnuts');
}

const save = (screen: RenderResult) =>
  screen.getByRole('button', { name: 'Save', exact: true }).click();

describe('a parent', () => {
  test('writes whom to call and what to mind, after reading what happens with it', async () => {
    const { world, miriam, ruth } = await openAsEva();
    const screen = await world.open('/#care');
    await expect.element(screen.getByText(/It goes to no AI, into no mail/)).toBeVisible();
    await fill(screen);
    await save(screen);
    await expect.element(screen.getByText(/^Please agree first\./)).toBeVisible();
    await screen.getByRole('checkbox').click();
    await save(screen);
    await expect.element(screen.getByText(/^Last saved by Eva/)).toBeVisible();
    const call = screen.getByRole('link', { name: '+1 555 010 0199' });
    await expect.element(call).toHaveAttribute('href', 'tel:+15550100199');
    const { card } = await callAs<{ card: unknown }>(miriam, 'care.open', { studentId: ruth.id });
    expect(card).toMatchObject({ allergies: 'Hazelnuts', contacts: [{ name: 'Eva' }] });
  });

  test('changes it, and agrees anew', async () => {
    const family = await openAsEva();
    await givenCare(family);
    const screen = await family.world.open('/#care');
    await screen.getByRole('button', { name: 'Change it' }).click();
    await expect.element(screen.getByRole('checkbox')).not.toBeChecked();
    await screen.getByLabelText('Allergies').fill('Hazelnuts and milk');
    await screen.getByRole('checkbox').click();
    await save(screen);
    await expect.element(screen.getByText('Hazelnuts and milk')).toBeVisible();
  });

  test('is told beside the field what is wrong with a number', async () => {
    const { world } = await openAsEva();
    const screen = await world.open('/#care');
    await fill(screen);
    await screen.getByRole('button', { name: 'Add a person' }).click();
    const second = screen.getByRole('group', { name: 'Person 2' });
    await second.getByLabelText('Name').fill('Orpah');
    await second.getByLabelText('Telephone').fill('ask at the office');
    await screen.getByRole('checkbox').click();
    await save(screen);
    const telephone = second.getByLabelText('Telephone');
    await expect.element(telephone).toHaveAttribute('aria-invalid', 'true');
    await expect.element(second.getByText(/^Please write only a telephone number/)).toBeVisible();
    await expect.element(telephone).toHaveFocus();
    await screen.getByRole('button', { name: 'Remove person 2' }).click();
    await save(screen);
    await expect.element(screen.getByText(/^Last saved by Eva/)).toBeVisible();
  });

  test('finds what was typed again after the page was closed, until it is saved or left', async () => {
    const { world } = await openAsEva();
    const first = await world.open('/#care');
    await fill(first);
    await first.unmount();
    const screen = await world.open('/#care');
    await expect.element(screen.getByLabelText('Allergies')).toHaveValue('Hazelnuts');
    await expect.element(screen.getByRole('checkbox')).not.toBeChecked();
    world.disconnect('care.save');
    await screen.getByRole('checkbox').click();
    await save(screen);
    await expect.element(screen.getByText('Not saved yet')).toBeVisible();
    await expect.element(screen.getByLabelText('Allergies')).toHaveValue('Hazelnuts');
    world.reconnect();
    await screen.getByRole('button', { name: 'Leave without saving' }).click();
    await expect.element(screen.getByLabelText('Allergies')).toHaveValue('');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('care_draft'))).toEqual([]);
  });

  test('sees what somebody else has saved meanwhile before it is replaced', async () => {
    const { world, ruth } = await openAsEva();
    const office = await world.given({ role: 'admin', username: 'office' });
    const screen = await world.open('/#care');
    await fill(screen);
    const other = { ...CARE, studentId: ruth.id, allergies: 'Bees' };
    await callAs(office, 'care.save', other);
    await screen.getByRole('checkbox').click();
    await save(screen);
    await expect.element(screen.getByText('Changed in the meantime')).toBeVisible();
    await expect.element(screen.getByText('Bees')).toBeVisible();
    await expect.element(screen.getByText(/^Last saved by office/)).toBeVisible();
    await save(screen);
    await expect.element(screen.getByText(/^Last saved by Eva/)).toBeVisible();
    await expect.element(screen.getByText('Hazelnuts')).toBeVisible();
  });

  test('takes everything back after being asked once', async () => {
    const family = await openAsEva();
    await givenCare(family);
    const screen = await family.world.open('/#care');
    await screen.getByRole('button', { name: 'Take everything back' }).click();
    await screen.getByRole('button', { name: 'Keep it' }).click();
    await expect.element(screen.getByText('Hazelnuts')).toBeVisible();
    await screen.getByRole('button', { name: 'Take everything back' }).click();
    await screen.getByRole('button', { name: 'Delete it' }).click();
    await expect.element(screen.getByLabelText('Allergies')).toHaveValue('');
  });
});

test('a parent whose link nobody has confirmed is told how it is, and finds no fields', async () => {
  const world = await createWorld();
  const parentEmail = 'adam@example.org';
  await world.given({ role: 'student', username: 'boaz', firstName: 'Boaz', age: 9, parentEmail });
  world.signIn(await world.given({ role: 'parent', username: 'adam', email: parentEmail }));
  const screen = await world.open('/#care');
  await expect.element(screen.getByText(/the link between you and Boaz has to be/)).toBeVisible();
  await expect.element(screen.getByLabelText('Allergies')).not.toBeInTheDocument();
});
