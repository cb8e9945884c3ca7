import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { callAs } from '../../../../../test/call-as.ts';
import { listenIn, silentRecording } from '../../../../../test/loudspeaker.ts';
import { createWorld, type World } from '../../../../../test/world.tsx';
import { deviceWith } from '../../../../ui/read-aloud/testing/device-voice.ts';
import { LESSON_OF } from '../../testing/lesson-ids.ts';

afterEach(() => vi.unstubAllGlobals());

const EVA = 'eva@example.org';
const LESSON = `/lessons?lesson=${LESSON_OF.bible.firstDay}`;

/** Eva's home, with the tab where she reads aloud for Ruth, who is five. */
async function openVoice(world: World) {
  const eva = await world.given({ role: 'parent', email: EVA });
  const ruth = await world.given({
    ...{ role: 'student', firstName: 'Ruth', age: 5, grade: 1, parentEmail: EVA },
  });
  const admin = await world.given({ role: 'admin' });
  await callAs(admin, 'families.confirmLink', { studentId: ruth.id, parentId: eva.id });
  world.signIn(eva);
  const screen = await world.open('/');
  await screen.getByRole('tab', { name: 'Your voice' }).click();
  return { screen, ruth, admin };
}

async function readFirstStep(world: World) {
  const { screen, ruth, admin } = await openVoice(world);
  await screen.getByRole('button', { name: 'Read aloud: Hello, Light!' }).click();
  const desk = screen.getByRole('dialog');
  await userEvent.upload(desk.getByLabelText('Record: Step 1', { exact: true }), silentRecording());
  await expect.element(desk.getByRole('button', { name: 'Listen: Step 1' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  return { screen, ruth, admin };
}

const DELETE = { name: 'Delete: Hello, Light!, Step 1' } as const;

test('a parent reads a step aloud for their child, finds it on the page and deletes it', async () => {
  const world = await createWorld();
  const { screen } = await readFirstStep(world);
  const erase = screen.getByRole('button', DELETE);
  await expect.element(erase).toBeVisible();
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  await erase.click();
  await expect.element(erase).not.toBeInTheDocument();
});

test('the child hears it in place of the voice of the device', async () => {
  const speech = deviceWith([{ lang: 'en-US', localService: true }]);
  const heard = listenIn();
  const world = await createWorld();
  const { ruth } = await readFirstStep(world);
  await cleanup();

  world.signIn(ruth);
  const screen = await world.open(LESSON);
  await expect.element(screen.getByRole('heading', { name: 'Hello, Light!' })).toBeVisible();
  await expect.poll(() => heard.begun).toBeGreaterThan(0);
  expect(speech.spoken).toEqual([]);
});

test('an admin finds what parents have read aloud, and deletes it', async () => {
  const world = await createWorld();
  const { admin } = await readFirstStep(world);
  await cleanup();

  world.signIn(admin);
  const screen = await world.open('/admin-portal#care/voices');
  const erase = screen.getByRole('button', DELETE);
  await expect.element(erase).toBeVisible();
  await expect.element(screen.getByText(/^Read by .* for Ruth/)).toBeVisible();
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  await erase.click();
  await expect.element(erase).not.toBeInTheDocument();
});

test('whose link nobody has confirmed is told what it waits for', async () => {
  const world = await createWorld();
  await world.given({ role: 'student', firstName: 'Ruth', age: 5, parentEmail: EVA });
  world.signIn(await world.given({ role: 'parent', email: EVA }));
  const screen = await world.open('/');
  await screen.getByRole('tab', { name: 'Your voice' }).click();
  await expect
    .element(screen.getByText(/read aloud for Ruth once the link between you is confirmed/))
    .toBeVisible();
});
