import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup, type RenderResult } from 'vitest-browser-react';
import { createWorld, type World } from '../../../test/world.tsx';

type Screen = RenderResult;

async function next(screen: Screen): Promise<void> {
  await screen.getByRole('button', { name: 'Next' }).click();
}

/** Goes forward until the last step. */
async function toTheEnd(screen: Screen): Promise<void> {
  for (let step = 1; step < 5; step += 1) {
    await expect.element(screen.getByText(`Step ${step} of 5`)).toBeVisible();
    await next(screen);
  }
  await expect.element(screen.getByText('Step 5 of 5')).toBeVisible();
}

async function openAsChild(world: World, age = 9): Promise<Screen> {
  world.signIn(await world.given({ role: 'student', age, grade: 4, firstName: 'Naomi' }));
  return world.open('/welcome');
}

describe('a student of nine', () => {
  test('goes through five steps, and the profile knows what was chosen', async () => {
    const world = await createWorld();
    const screen = await openAsChild(world);

    await expect.element(screen.getByRole('heading', { name: 'Welcome, Naomi!' })).toBeVisible();
    await expect.element(screen.getByText('Elementary')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await screen.getByLabelText('About me').fill('I like owls.');
    await next(screen);

    await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    await expect.element(screen.getByText('For your age we recommend: Intermediate')).toBeVisible();
    await expect.element(screen.getByRole('radio', { name: /Elementary/ })).toBeChecked();
    await expect.element(screen.getByRole('radio', { name: '3 hours' })).toBeChecked();
    await screen.getByRole('checkbox', { name: 'Music' }).click();
    await screen.getByRole('radio', { name: '10 hours' }).click();
    await next(screen);

    await expect.element(screen.getByRole('checkbox')).toHaveLength(8);
    await screen.getByRole('checkbox', { name: 'Understand how AI works' }).click();
    await next(screen);

    await screen.getByLabelText('Time zone').selectOptions('PST');
    await next(screen);

    await screen.getByRole('textbox', { name: 'Parent Email' }).fill('eva@example.org');
    await screen.getByRole('button', { name: 'Complete Setup' }).click();
    await expect.element(screen.getByText('Everything is set up.', { exact: false })).toBeVisible();
    await expect.element(screen.getByText("Today's Learning Adventure")).toBeVisible();

    await cleanup();
    const profile = await world.open('/profile');
    await expect
      .element(profile.getByRole('group', { name: 'About me' }).getByText('I like owls.'))
      .toBeVisible();
    await profile.getByRole('tab', { name: 'Student' }).click();
    await expect
      .element(profile.getByRole('group', { name: 'Parent Email' }).getByText('eva@example.org'))
      .toBeVisible();
    await profile.getByRole('tab', { name: 'Preferences' }).click();
    await expect
      .element(profile.getByRole('group', { name: 'Favorite subjects' }).getByText('Music'))
      .toBeVisible();
  });

  test('finds everything again after going back and after a reload', async () => {
    const world = await createWorld();
    const screen = await openAsChild(world);
    await screen.getByLabelText('About me').fill('I like owls.');
    await next(screen);
    await screen.getByRole('checkbox', { name: 'Science' }).click();
    await screen.getByRole('button', { name: 'Previous' }).click();
    await expect.element(screen.getByLabelText('About me')).toHaveValue('I like owls.');
    await next(screen);
    await expect.element(screen.getByRole('checkbox', { name: 'Science' })).toBeChecked();

    await cleanup();
    const reloaded = await world.open('/welcome');
    await expect.element(reloaded.getByText('Step 2 of 5')).toBeVisible();
    await expect.element(reloaded.getByRole('checkbox', { name: 'Science' })).toBeChecked();
  });

  test('loses nothing when saving fails, and can send again', async () => {
    const world = await createWorld();
    const screen = await openAsChild(world);
    await screen.getByLabelText('About me').fill('I like owls.');
    await toTheEnd(screen);
    world.disconnect();
    await screen.getByRole('button', { name: 'Complete Setup' }).click();
    await expect.element(screen.getByText('Setup Error')).toBeVisible();
    await expect
      .element(screen.getByText('Failed to complete setup. Please try again.'))
      .toBeVisible();
    await expect.element(screen.getByText('Nothing is lost', { exact: false })).toBeVisible();

    world.reconnect();
    await screen.getByRole('button', { name: 'Complete Setup' }).click();
    await expect.element(screen.getByText("Today's Learning Adventure")).toBeVisible();
    await cleanup();
    const profile = await world.open('/profile');
    await expect.element(profile.getByText('I like owls.')).toBeVisible();
  });

  test('is told of a parent e-mail that is none, and may leave it empty', async () => {
    const world = await createWorld();
    const screen = await openAsChild(world);
    await toTheEnd(screen);
    await screen.getByRole('textbox', { name: 'Parent Email' }).fill('mum');
    await screen.getByRole('button', { name: 'Complete Setup' }).click();
    await expect.element(screen.getByText('Invalid parent email')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Parent Email' })).toHaveFocus();
    await screen.getByRole('textbox', { name: 'Parent Email' }).clear();
    await screen.getByRole('button', { name: 'Complete Setup' }).click();
    await expect.element(screen.getByText("Today's Learning Adventure")).toBeVisible();
  });

  test('does not skip a step with a double tap', async () => {
    const world = await createWorld();
    const screen = await openAsChild(world);
    await screen.getByRole('button', { name: 'Next' }).dblClick();
    await expect.element(screen.getByText('Step 2 of 5')).toBeVisible();
  });

  test('goes on with the keyboard, and the heading of the step has the focus', async () => {
    const world = await createWorld();
    const screen = await openAsChild(world);
    await screen.getByLabelText('About me').fill('I like owls.');
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('heading', { name: 'What do you like?' })).toHaveFocus();
  });

  test('reads on in the language that was chosen, at once', async () => {
    const world = await createWorld();
    const screen = await openAsChild(world);
    await next(screen);
    await next(screen);
    await next(screen);
    await screen.getByRole('radio', { name: 'Deutsch' }).click();
    await expect.element(screen.getByRole('button', { name: 'Weiter' })).toBeVisible();
    await screen.getByRole('radio', { name: 'English' }).click();
    await expect.element(screen.getByRole('button', { name: 'Next' })).toBeVisible();
  });
});

test.each([
  [12, true],
  [13, false],
])('at %i a parent e-mail is asked for: %s', async (age, asked) => {
  const world = await createWorld();
  const screen = await openAsChild(world, age);
  await toTheEnd(screen);
  const field = screen.getByRole('textbox', { name: 'Parent Email' });
  if (asked) await expect.element(field).toBeVisible();
  else await expect.element(field).not.toBeInTheDocument();
});

test.each(['parent', 'teacher', 'admin'] as const)(
  'a %s is asked what makes sense for them',
  async (role) => {
    const world = await createWorld();
    world.signIn(await world.given({ role }));
    const screen = await world.open('/welcome');
    await expect.element(screen.getByText('Adult')).toBeVisible();
    await next(screen);
    const asked = role === 'teacher' ? 'What do you teach?' : 'What interests you?';
    await expect.element(screen.getByText(asked)).toBeVisible();
    await expect
      .element(screen.getByText('we recommend', { exact: false }))
      .not.toBeInTheDocument();
    await next(screen);
    await next(screen);
    await next(screen);
    await expect.element(screen.getByText('Safety and parental controls')).toBeVisible();
    await expect
      .element(screen.getByRole('textbox', { name: 'Parent Email' }))
      .not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Complete Setup' }).click();
    await expect.element(screen.getByText('Everything is set up.', { exact: false })).toBeVisible();
  },
);

test('a teacher is asked what a teacher knows', async () => {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'teacher' }));
  const screen = await world.open('/welcome');
  await next(screen);
  for (const group of [
    'Subjects you teach',
    'How well do you know AI?',
    'Hours a week with your class',
  ]) {
    await expect.element(screen.getByRole('group', { name: group })).toBeVisible();
  }
  await expect.element(screen.getByText('Learning level')).not.toBeInTheDocument();
  await next(screen);
  await expect.element(screen.getByRole('group', { name: 'Goals for your class' })).toBeVisible();
});

test('a profile that does not load can be asked for again', async () => {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'student', age: 9, firstName: 'Naomi' }));
  const screen = await world.open('/');
  await expect.element(screen.getByText("Today's Learning Adventure")).toBeVisible();
  world.disconnect();
  await screen.getByRole('link', { name: 'Profile' }).click();
  await expect.element(screen.getByText('Unable to load profile data')).toBeVisible();
  world.reconnect();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Naomi' })).toBeVisible();
});
