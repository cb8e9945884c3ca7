import { expect, test } from 'vitest';
import type { RenderResult } from 'vitest-browser-react';
import { createWorld } from '../../../test/world.tsx';

async function openAs(path: string, age = 9) {
  const world = await createWorld();
  const child = await world.given({ role: 'student', age, grade: Math.max(1, age - 5) });
  world.signIn(child);
  return { world, child, screen: await world.open(path) };
}

/** Goes from the place where an experiment is prepared to its last step. */
async function goToLastStep(screen: RenderResult): Promise<void> {
  await screen.getByRole('button', { name: "Let's begin" }).click();
  const complete = screen.getByRole('button', { name: 'Complete', exact: true });
  const place = screen.getByText(/^Step \d+ of \d+$/);
  await expect.element(place).toBeVisible();
  while (complete.elements().length === 0) {
    const before = place.element().textContent;
    await screen.getByRole('button', { name: 'Next' }).click();
    await expect.element(screen.getByText(before)).not.toBeInTheDocument();
  }
}

async function firstExperiment(screen: RenderResult): Promise<void> {
  await screen.getByRole('link', { name: 'Start Experiment' }).first().click();
  await expect.element(screen.getByRole('heading', { name: 'What you need' })).toBeVisible();
}

test('a child prepares an experiment, goes through its steps and completes it', async () => {
  const { screen } = await openAs('/science-lab');
  await expect.element(screen.getByRole('heading', { name: 'Science Lab' })).toBeVisible();
  await expect.element(screen.getByText('New!').first()).toBeVisible();
  await firstExperiment(screen);
  await expect.element(screen.getByRole('heading', { name: 'Stay safe' })).toBeVisible();
  const [first] = screen.getByRole('checkbox').all();
  await first?.click();
  await screen.getByLabelText('What do you think will happen?').fill('It flies!');

  await goToLastStep(screen);
  await screen.getByRole('button', { name: 'Previous' }).click();
  await screen.getByRole('button', { name: 'Next' }).click();
  await screen.getByLabelText('What happened?').fill('It flew and fell.');
  await screen.getByRole('button', { name: 'Complete', exact: true }).click();

  await expect.element(screen.getByRole('heading', { name: 'Experiment complete!' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Fun fact' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await expect.element(screen.getByText('It flies!')).toBeVisible();
  await expect.element(screen.getByText('It flew and fell.')).toBeVisible();

  await screen.getByRole('link', { name: 'Review Steps' }).click();
  await expect.element(screen.getByText(/^Step 1 of \d+$/)).toBeVisible();
  await screen.getByRole('link', { name: 'All Experiments' }).click();
  await expect.element(screen.getByText('Completed', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('1 experiment done')).toBeVisible();
});

test('an experiment opens at the step that the address names, so that a reload keeps it', async () => {
  const { screen, world } = await openAs('/science-lab');
  const start = screen.getByRole('link', { name: 'Start Experiment' }).first();
  await expect.element(start).toBeVisible();
  const address = start.element().getAttribute('href');
  await screen.unmount();
  const again = await world.open(`${address}&step=2`);
  await expect.element(again.getByText(/^Step 2 of \d+$/)).toBeVisible();
  await again.unmount();
  // A step that it does not have is its last one, and so is the end of what was not completed.
  for (const step of ['40', 'done']) {
    const last = await world.open(`${address}&step=${step}`);
    await expect.element(last.getByRole('button', { name: 'Complete', exact: true })).toBeVisible();
    await last.unmount();
  }
});

test('an experiment finished without the host is kept, and counts at once', async () => {
  const { world, screen } = await openAs('/science-lab');
  await firstExperiment(screen);
  await goToLastStep(screen);
  world.disconnect();
  await screen.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect.element(screen.getByText('Progress saved locally')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Experiment complete!' })).toBeVisible();
  await screen.unmount();

  world.reconnect();
  const later = await world.open('/science-lab');
  await expect.element(later.getByText('1 experiment done')).toBeVisible();
});

test('a completion that fails on the host goes on silently', async () => {
  const { screen, world } = await openAs('/science-lab');
  await firstExperiment(screen);
  await goToLastStep(screen);
  world.breakDown('Oh no');
  await screen.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect.element(screen.getByRole('heading', { name: 'Experiment complete!' })).toBeVisible();
  await expect.element(screen.getByText('Oh no')).not.toBeInTheDocument();
});

test('a child sees the experiments of one category', async () => {
  const { screen } = await openAs('/science-lab');
  const starts = screen.getByRole('link', { name: 'Start Experiment' });
  await expect.element(starts.first()).toBeVisible();
  const all = starts.elements().length;
  await screen.getByRole('button', { name: 'Water' }).click();
  await expect.poll(() => starts.elements().length, { timeout: 10_000 }).toBeLessThan(all);
  await screen.getByRole('button', { name: 'All', exact: true }).click();
  await expect.poll(() => starts.elements().length, { timeout: 10_000 }).toBe(all);
});

test('who can’t write yet tells the guess to somebody', async () => {
  const { screen } = await openAs('/science-lab', 5);
  await firstExperiment(screen);
  await expect.element(screen.getByText(/Tell somebody your guess/)).toBeVisible();
  expect(screen.getByRole('textbox').elements()).toEqual([]);
});

test('an experiment that there is not says so', async () => {
  const { screen } = await openAs('/science-lab?experiment=999999');
  await expect.element(screen.getByRole('heading', { name: 'No such experiment' })).toBeVisible();
  await screen.getByRole('link', { name: 'All Experiments' }).click();
  await expect
    .element(screen.getByRole('link', { name: 'Start Experiment' }).first())
    .toBeVisible();
});

test('experiments that can’t be loaded say so and can be tried again', async () => {
  const { screen, world } = await openAs('/science-lab');
  await expect
    .element(screen.getByRole('link', { name: 'Start Experiment' }).first())
    .toBeVisible();
  await screen.unmount();
  world.disconnect('experiments.');
  const failing = await world.open('/science-lab');
  await expect.element(failing.getByText('The experiments did not load')).toBeVisible();
  world.reconnect();
  await failing.getByRole('button', { name: 'Try again' }).click();
  await expect
    .element(failing.getByRole('link', { name: 'Start Experiment' }).first())
    .toBeVisible();
});
