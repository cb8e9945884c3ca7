import { expect, test } from 'vitest';
import { callAs } from '../../../../test/call-as.ts';
import { createWorld, type World, type WorldPerson } from '../../../../test/world.tsx';

const URGENT = 'I want to kill myself tonight.';
const BAR = 'Urgent: please open the safety desk.';

async function school(): Promise<{ world: World; child: WorldPerson; teacher: WorldPerson }> {
  const world = await createWorld();
  const child = await world.given({ role: 'student', firstName: 'Ruth', username: 'ruth' });
  const teacher = await world.given({ role: 'teacher', firstName: 'Miriam' });
  return { world, child, teacher };
}

/** Another window of this browser that shows a page for the projector. */
function openProjector() {
  const channel = new BroadcastChannel('lamplight-presenting');
  channel.postMessage({ kind: 'open', projector: 'one' });
  return {
    channel,
    close() {
      channel.postMessage({ kind: 'closed', projector: 'one' });
      channel.close();
    },
  };
}

test.each(['/', '/multiplayer-games', '/lessons', '/profile', '/multiplayer-games/question-sets'])(
  'an urgent alert stands over the page %s, in the title too, without the child or a word of it',
  async (path) => {
    const { world, child, teacher } = await school();
    await callAs(child, 'journal.write', { entry: URGENT });
    world.signIn(teacher);
    const screen = await world.open(path);
    const bar = screen.getByRole('alert').filter({ hasText: BAR });
    await expect.element(bar).toBeVisible();
    expect(bar.element().textContent).not.toMatch(/ruth|tonight/i);
    await expect.poll(() => document.title).toMatch(/^\(!\) /);
    await bar.getByRole('link', { name: 'Go to the safety desk' }).click();
    await expect.element(screen.getByText('May want to hurt themselves')).toBeVisible();
  },
);

test('the bar and the mark in the title go when somebody has taken the alert', async () => {
  const { world, child, teacher } = await school();
  await callAs(child, 'journal.write', { entry: URGENT });
  world.signIn(teacher);
  const screen = await world.open('/#care');
  await expect.element(screen.getByText(BAR)).toBeVisible();
  await screen.getByRole('button', { name: 'Take care of it: Ruth' }).click();
  await screen.getByRole('button', { name: 'It is taken care of' }).click();
  await expect.element(screen.getByText(BAR)).not.toBeInTheDocument();
  await expect.poll(() => document.title).not.toMatch(/^\(!\)/);
});

test('while a page for the projector is open, the bar says nothing of safety', async () => {
  const { world, child, teacher } = await school();
  await callAs(child, 'journal.write', { entry: URGENT });
  world.signIn(teacher);
  const screen = await world.open('/multiplayer-games');
  await expect.element(screen.getByText(BAR)).toBeVisible();
  const projector = openProjector();
  await expect.element(screen.getByText('A message waits for you.')).toBeVisible();
  await expect.element(screen.getByText(/safety|urgent/i)).not.toBeInTheDocument();
  projector.close();
  await expect.element(screen.getByText(BAR)).toBeVisible();
});

test('a page that is opened beside a page for the projector is discreet from the beginning', async () => {
  const { world, child, teacher } = await school();
  await callAs(child, 'journal.write', { entry: URGENT });
  world.signIn(teacher);
  const { channel, close } = openProjector();
  channel.onmessage = ({ data }) => {
    if (data.kind === 'ask') channel.postMessage({ kind: 'open', projector: 'one' });
  };
  const screen = await world.open('/multiplayer-games');
  await expect.element(screen.getByText('A message waits for you.')).toBeVisible();
  await expect.element(screen.getByText(BAR)).not.toBeInTheDocument();
  close();
});

test('a child and a parent have no such bar', async () => {
  const { world, child } = await school();
  const parent = await world.given({ role: 'parent' });
  await callAs(child, 'journal.write', { entry: URGENT });
  for (const person of [child, parent]) {
    world.signIn(person);
    const screen = await world.open('/');
    await expect.element(screen.getByRole('heading').first()).toBeVisible();
    await expect.element(screen.getByText(BAR)).not.toBeInTheDocument();
    await screen.unmount();
  }
});
