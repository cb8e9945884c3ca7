import { describe, expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { createWorld, type World, type WorldPerson } from '../../../test/world.tsx';

const TEXT = 'They bully me every day on the bus.';
const URGENT = 'I want to kill myself.';

async function camp(): Promise<{ world: World; child: WorldPerson; teacher: WorldPerson }> {
  const world = await createWorld();
  const child = await world.given({ role: 'student', firstName: 'Ruth', username: 'ruth' });
  const teacher = await world.given({ role: 'teacher', firstName: 'Miriam' });
  return { world, child, teacher };
}

describe('the safety desk of a teacher', () => {
  test('is calm while nothing waits', async () => {
    const { world, teacher } = await camp();
    world.signIn(teacher);
    const screen = await world.open('/#care');
    await expect.element(screen.getByText(/Nothing is waiting for you/)).toBeVisible();
    await expect.element(screen.getByText(/safety alert/)).not.toBeInTheDocument();
  });

  test('names the child and the worry, and shows the text only when it is asked for', async () => {
    const { world, child, teacher } = await camp();
    await callAs(child, 'journal.write', { entry: TEXT });
    world.signIn(teacher);
    const screen = await world.open('/');
    await expect.element(screen.getByText('1 safety alert is waiting for you.')).toBeVisible();
    await screen.getByRole('link', { name: 'Go to the safety desk' }).click();
    await expect.element(screen.getByText('Bullying')).toBeVisible();
    await expect.element(screen.getByText('Please look')).toBeVisible();
    await expect.element(screen.getByText(TEXT)).not.toBeInTheDocument();

    await screen.getByRole('button', { name: 'Read the text: Ruth' }).click();
    await expect
      .element(screen.getByRole('dialog').getByText(/In the journal.*nobody else sees your screen/))
      .toBeVisible();
    await expect.element(screen.getByText(TEXT)).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Show the text' }).click();
    await expect.element(screen.getByText(TEXT)).toBeVisible();
  });

  test('says who has taken care of an alert, with the note', async () => {
    const { world, child, teacher } = await camp();
    await callAs(child, 'journal.write', { entry: TEXT });
    world.signIn(teacher);
    const screen = await world.open('/#care');
    await screen.getByRole('button', { name: 'Take care of it: Ruth' }).click();
    await screen.getByLabelText('Note (may stay empty)').fill('Talked with her and the driver.');
    await screen.getByRole('button', { name: 'It is taken care of' }).click();
    await expect.element(screen.getByText(/Nothing is waiting for you/)).toBeVisible();
    await screen.getByText('1 alert that was taken care of').click();
    await expect.element(screen.getByText('Talked with her and the driver.')).toBeVisible();
    await expect.element(screen.getByText(/Taken care of by Miriam/)).toBeVisible();
  });
});

test('an alert is practised: marked on the desk and in the bar, with who has seen it, and taken like others', async () => {
  const { world, teacher } = await camp();
  world.signIn(teacher);
  const screen = await world.open('/#care');
  await expect.element(screen.getByText(/This host sends no mail/)).toBeVisible();
  await expect.element(screen.getByText(/Nobody has practised yet/)).toBeVisible();
  await screen.getByRole('button', { name: 'Practise an alert' }).click();
  await expect.element(screen.getByText(/Practice: please open the safety desk/)).toBeVisible();
  await expect.element(screen.getByText(/Practice: no child is in danger/)).toBeVisible();
  await expect.element(screen.getByText(/Last practised/)).toBeVisible();
  await expect.element(screen.getByText(/Shown to Miriam on screen/)).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: /Read the text/ }))
    .not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Take care of it: Miriam' }).click();
  await screen.getByRole('button', { name: 'It is taken care of' }).click();
  await expect.element(screen.getByText(/Nothing is waiting for you/)).toBeVisible();
});

test('the device sounds when somebody wants it, and remembers that', async () => {
  const { world, teacher } = await camp();
  world.signIn(teacher);
  const screen = await world.open('/#care');
  const wish = screen.getByRole('switch', { name: /Sound for urgent alerts/ });
  await expect.element(wish).not.toBeChecked();
  await wish.click();
  await expect.element(screen.getByText('You should have heard it.')).toBeVisible();
  await screen.unmount();
  const again = await world.open('/#care');
  await expect
    .element(again.getByRole('switch', { name: /Sound for urgent alerts/ }))
    .toBeChecked();
});

test('the safety desk of an admin holds the urgent ones', async () => {
  const { world, child } = await camp();
  const admin = await world.given({ role: 'admin' });
  await callAs(child, 'journal.write', { entry: TEXT });
  await callAs(child, 'journal.write', { entry: URGENT });
  world.signIn(admin);
  const screen = await world.open('/#care');
  await expect.element(screen.getByText('Urgent: please open the safety desk.')).toBeVisible();
  await expect.element(screen.getByText('May want to hurt themselves')).toBeVisible();
  await expect.element(screen.getByText('Bullying')).not.toBeInTheDocument();
});

test('the desk is narrowed down, says when nothing fits, and is printed without what children wrote', async () => {
  const { world, child, teacher } = await camp();
  const other = await world.given({ role: 'student', firstName: 'Boaz', username: 'boaz' });
  await callAs(child, 'journal.write', { entry: TEXT });
  await callAs(other, 'journal.write', { entry: URGENT });
  world.signIn(teacher);
  const screen = await world.open('/#care');
  const takeCare = (name: string) =>
    screen.getByRole('button', { name: `Take care of it: ${name}` });
  await expect.element(takeCare('Ruth')).toBeVisible();
  await screen.getByRole('button', { name: 'Choose what is shown' }).click();
  await screen.getByLabelText('Urgency').selectOptions('Urgent');
  await expect.element(takeCare('Ruth')).not.toBeInTheDocument();
  await expect.element(takeCare('Boaz')).toBeVisible();
  await screen.getByLabelText('Child').selectOptions('Ruth');
  await expect.element(screen.getByText('No alert fits what you chose.')).toBeVisible();
  await screen.getByRole('button', { name: 'Show all' }).last().click();
  await expect.element(takeCare('Ruth')).toBeVisible();

  await screen.getByRole('button', { name: 'Print the list' }).click();
  const sheet = screen.getByRole('table', { name: 'Safety desk' });
  await expect.element(sheet.getByText('Ruth')).toBeVisible();
  await expect.element(sheet.getByText('Bullying', { exact: false })).toBeVisible();
  await expect.element(screen.getByText(TEXT)).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Back to the desk' }).click();
  await expect.element(takeCare('Boaz')).toBeVisible();
});

test('who goes to a child says so, and the other adults read it on the desk and in the bar', async () => {
  const { world, child, teacher } = await camp();
  const lee = await world.given({ role: 'teacher', firstName: 'Lee' });
  await callAs(child, 'journal.write', { entry: URGENT });
  world.signIn(teacher);
  const screen = await world.open('/#care');
  await screen.getByRole('button', { name: 'I am going: Ruth' }).click();
  await expect.element(screen.getByText(/^Miriam is on the way, since/)).toBeVisible();
  await expect.element(screen.getByText(/For ten minutes nobody else is told/)).toBeVisible();
  await screen.unmount();
  world.signIn(lee);
  const others = await world.open('/#care');
  await expect.element(others.getByText(/^Miriam is on the way, since/)).toBeVisible();
  const bar = others.getByRole('alert').filter({ hasText: 'Urgent' });
  await expect.element(bar.getByText(/On the way: Miriam\./)).toBeVisible();
});

describe('a child who writes much', () => {
  const MESSAGES = [URGENT, TEXT, 'I want to kill myself tonight.'];
  const flood = async (child: WorldPerson) => {
    for (const entry of MESSAGES) await callAs(child, 'journal.write', { entry });
  };

  test('has one card, whose messages are taken care of together, with one note', async () => {
    const { world, child, teacher } = await camp();
    await flood(child);
    world.signIn(teacher);
    const screen = await world.open('/#care');
    await expect.element(screen.getByText('3 messages')).toBeVisible();
    const all = screen.getByRole('button', { name: 'Take care of it: Ruth', exact: true });
    await expect.element(all).toHaveTextContent('Take care of all 3');
    await all.click();
    await expect.element(screen.getByText(/kept with all 3 alerts/)).toBeVisible();
    await screen.getByLabelText('Note (may stay empty)').fill('Sat with her.');
    await screen.getByRole('button', { name: 'It is taken care of' }).click();
    await expect.element(screen.getByText(/Nothing is waiting for you/)).toBeVisible();
    await screen.getByText('3 alerts that were taken care of').click();
    await expect.element(screen.getByText('Sat with her.').first()).toBeVisible();
  });

  test('has messages that are taken care of singly, too', async () => {
    const { world, child, teacher } = await camp();
    await flood(child);
    world.signIn(teacher);
    const screen = await world.open('/#care');
    await screen
      .getByRole('button', { name: /^Take care of it: Ruth, / })
      .first()
      .click();
    await screen.getByRole('button', { name: 'It is taken care of' }).click();
    await expect.element(screen.getByText('2 messages')).toBeVisible();
    await expect.element(screen.getByText('1 alert that was taken care of')).toBeVisible();
  });

  test('hides neither the sound nor the drill', async () => {
    const { world, child, teacher } = await camp();
    await flood(child);
    world.signIn(teacher);
    const screen = await world.open('/#care');
    await screen.getByRole('button', { name: 'Sound on this device' }).click();
    const sound = screen.getByRole('switch', { name: /Sound for urgent alerts/ });
    await expect.element(sound).toHaveFocus();
    await expect.element(sound).toBeInViewport();
    await screen.getByRole('button', { name: 'Practise', exact: true }).click();
    await expect.element(screen.getByRole('button', { name: 'Practise an alert' })).toHaveFocus();
  });
});
