import { afterEach, describe, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { createWorld, type World } from '../../../../test/world.tsx';
import { clearDisplay, shownDisplay } from '../../../app/display/display-store.ts';

afterEach(() => {
  clearDisplay();
  vi.restoreAllMocks();
});

const root = document.documentElement;

async function openSettings(world: World) {
  const screen = await world.open('/profile');
  await screen.getByRole('tab', { name: 'Settings' }).click();
  return screen;
}

describe('how pages look and read', () => {
  test.each(['student', 'parent', 'teacher', 'admin'] as const)(
    'is chosen by a %s, at once and for the next visit',
    async (role) => {
      const world = await createWorld();
      world.signIn(await world.given(role === 'student' ? { role, age: 9 } : { role }));
      const screen = await openSettings(world);
      await screen.getByRole('radio', { name: /OpenDyslexic/ }).click();
      expect(root.dataset.letters).toBe('opendyslexic');
      await screen.getByRole('radio', { name: 'Largest' }).click();
      await screen.getByRole('radio', { name: /Quiet and still/ }).click();
      await screen.getByRole('radio', { name: /For all texts/ }).click();
      const chosen = {
        letters: 'opendyslexic',
        textSize: 'largest',
        motion: 'reduced',
        readAloud: 'all',
      };
      expect(shownDisplay()).toEqual(chosen);
      expect(root.dataset).toMatchObject({ textSize: 'largest', motion: 'reduced' });

      // Another device: nothing is stored there, and the profile knows.
      await expect.poll(() => fetchedDisplay()).toEqual(chosen);
      await cleanup();
      clearDisplay();
      const again = await openSettings(world);
      await expect.element(again.getByRole('radio', { name: 'Largest' })).toBeChecked();
      expect(root.dataset.letters).toBe('opendyslexic');
    },
  );

  test('stays as chosen when the host answers to an earlier choice', async () => {
    const world = await createWorld();
    world.signIn(await world.given({ role: 'student', age: 9 }));
    const screen = await openSettings(world);
    const session = world.hold('auth.session');
    await screen.getByRole('radio', { name: 'Largest' }).click();
    await expect.poll(() => session.asked()).toBe(1);
    const saving = world.hold('profiles.update');
    await screen.getByRole('radio', { name: /Quiet and still/ }).click();
    session.letThrough();
    await expect.poll(() => saving.asked()).toBe(1);
    await screen.getByRole('radio', { name: /For all texts/ }).click();
    expect(shownDisplay()).toMatchObject({ textSize: 'largest', motion: 'reduced' });
    saving.letThrough();
    await expect
      .poll(() => fetchedDisplay())
      .toMatchObject({ textSize: 'largest', motion: 'reduced', readAloud: 'all' });
    expect(shownDisplay()).toMatchObject({ motion: 'reduced', readAloud: 'all' });
  });

  test('counts here even when it could not be saved, and says so', async () => {
    const world = await createWorld();
    world.signIn(await world.given({ role: 'student', age: 9 }));
    const screen = await openSettings(world);
    await expect.element(screen.getByRole('radio', { name: /Lexend/ })).toBeVisible();
    world.disconnect();
    await screen.getByRole('radio', { name: /Lexend/ }).click();
    await expect.element(screen.getByText('This choice was not saved')).toBeVisible();
    expect(root.dataset.letters).toBe('lexend');
  });

  test('leaves the profile form as it is', async () => {
    const world = await createWorld();
    world.signIn(await world.given({ role: 'student', age: 9 }));
    const screen = await world.open('/profile');
    await screen.getByRole('button', { name: 'Edit Profile' }).click();
    await screen.getByRole('textbox', { name: 'About me' }).fill('I like owls.');
    await screen.getByRole('tab', { name: 'Settings' }).click();
    await screen.getByRole('radio', { name: 'Larger' }).click();
    await screen.getByRole('tab', { name: 'Basic Info' }).click();
    await expect
      .element(screen.getByRole('textbox', { name: 'About me' }))
      .toHaveValue('I like owls.');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Your changes are saved.')).toBeVisible();
    expect(root.dataset.textSize).toBe('larger');
  });
});

/** A voice of the device, which a test browser does not have. */
function giveVoice(): void {
  const voice = { name: 'Device', lang: 'en-US', localService: true, default: true, voiceURI: 'd' };
  vi.spyOn(window.speechSynthesis, 'getVoices').mockReturnValue([voice as SpeechSynthesisVoice]);
}

test.each([
  [5, null, true],
  [9, null, false],
  [15, /For all texts/, true],
  [5, /^Off/, false],
])('at %i with %s a text is read aloud: %s', async (age, choice, read) => {
  giveVoice();
  const world = await createWorld();
  world.signIn(await world.given({ role: 'student', age, grade: 1 }));
  const screen = await openSettings(world);
  const section = screen.getByRole('region', { name: 'How pages look and read' });
  await expect.element(section).toBeVisible();
  if (choice !== null) await section.getByRole('radio', { name: choice }).click();
  const button = section.getByRole('button', { name: 'Read to me' });
  if (read) await expect.element(button).toBeVisible();
  else await expect.element(button).not.toBeInTheDocument();
});

async function fetchedDisplay() {
  const token = localStorage.getItem('sessionToken');
  const response = await fetch('/trpc/auth.me', { headers: { authorization: `Bearer ${token}` } });
  return (await response.json()).result.data.display;
}
