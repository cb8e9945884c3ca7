import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createWorld } from '../../../test/world.tsx';

async function openAs(path: string, age = 5) {
  const world = await createWorld();
  const child = await world.given({ role: 'student', age, grade: 1 });
  world.signIn(child);
  return { world, child, screen: await world.open(path) };
}

const FARM = '/coloring?picture=farm';
const sky = () => document.querySelector<SVGElement>('main [data-area="0"]');

test('a child of five taps from the home to a picture and colors it in, takes it back and starts again', async () => {
  const { screen } = await openAs('/');
  await screen.getByRole('button', { name: 'More', exact: true }).click();
  await screen
    .getByRole('link', { name: /Coloring/ })
    .first()
    .click();
  await expect.element(screen.getByRole('heading', { name: 'Coloring', level: 1 })).toBeVisible();
  await screen.getByRole('link', { name: 'Donkey, cow and hen in the meadow' }).click();
  await expect.element(screen.getByRole('button', { name: 'Sky: white' })).toBeInTheDocument();

  await screen.getByRole('radio', { name: 'light blue', exact: true }).click();
  await userEvent.click(sky() ?? document.body, { position: { x: 20, y: 20 } });
  await expect.element(screen.getByRole('button', { name: 'Sky: light blue' })).toBeInTheDocument();
  expect(sky()?.getAttribute('fill')).toBe('#93CDEE');

  await screen.getByRole('button', { name: 'Undo' }).click();
  expect(sky()?.getAttribute('fill')).toBe('#FFFFFF');
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await userEvent.click(sky() ?? document.body, { position: { x: 20, y: 20 } });
  await screen.getByRole('button', { name: 'Start again' }).click();
  await expect.element(screen.getByRole('button', { name: 'Start again' })).toBeDisabled();
  expect(sky()?.getAttribute('fill')).toBe('#FFFFFF');
});

test('the keyboard goes through the parts and colors them in', async () => {
  const { screen } = await openAs(FARM, 9);
  const first = screen.getByRole('button', { name: 'Sky: white' });
  await expect.element(first).toBeInTheDocument();
  sky()?.focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('button', { name: /^Background, part 1/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(screen.getByRole('button', { name: 'Background, part 1: red' }))
    .toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(document.activeElement?.getAttribute('data-area')).not.toBe('1');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByRole('button', { name: 'Sky: red' })).toHaveFocus();
  expect(document.querySelectorAll('main svg [role=button][tabindex="0"]')).toHaveLength(1);
});

test('a picture stays on the device for its child, and nothing is sent', async () => {
  const { world, screen } = await openAs(FARM);
  await expect.element(screen.getByRole('button', { name: 'Sky: white' })).toBeInTheDocument();
  world.disconnect();
  await userEvent.click(sky() ?? document.body, { position: { x: 20, y: 20 } });
  await expect.element(screen.getByRole('button', { name: 'Sky: red' })).toBeInTheDocument();
  world.reconnect();
  await screen.unmount();
  const again = await world.open(FARM);
  await expect.element(again.getByRole('button', { name: 'Sky: red' })).toBeInTheDocument();
  await again.unmount();

  const other = await world.given({ role: 'student', age: 5, grade: 1 });
  world.signIn(other);
  const theirs = await world.open(FARM);
  await expect.element(theirs.getByRole('button', { name: 'Sky: white' })).toBeInTheDocument();
});

test('a picture is printed', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  const { screen } = await openAs(FARM);
  await screen.getByRole('button', { name: 'Print' }).click();
  expect(print).toHaveBeenCalledOnce();
  print.mockRestore();
});

test('forty pictures are there, and are drawn when they come near', async () => {
  const { screen } = await openAs('/coloring');
  await expect
    .element(screen.getByRole('link', { name: 'Light over the deep water' }))
    .toBeVisible();
  expect(document.querySelectorAll('main ul a')).toHaveLength(40);
  const drawn = () => document.querySelectorAll('main ul a svg').length;
  await expect.poll(drawn).toBeGreaterThan(0);
  expect(drawn()).toBeLessThan(40);
  screen.getByRole('link', { name: 'The evening lanterns' }).element().scrollIntoView();
  await expect
    .poll(() =>
      screen.getByRole('link', { name: 'The evening lanterns' }).element().querySelector('svg'),
    )
    .not.toBeNull();
});

test('a picture that there is not says so', async () => {
  const { screen } = await openAs('/coloring?picture=dragon');
  await expect.element(screen.getByRole('heading', { name: 'No such picture' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'All Pictures' })).toBeVisible();
});
