import { expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { createWorld } from '../../../test/world.tsx';

async function openAs(path: string, age = 9) {
  const world = await createWorld();
  const child = await world.given({ role: 'student', age, grade: 4 });
  world.signIn(child);
  return { world, child, screen: await world.open(path) };
}

test('a child picks a story, reads it part by part, thinks about it and completes it', async () => {
  const { screen } = await openAs('/bible-study');
  await expect
    .element(screen.getByRole('heading', { name: 'Bible Story Adventures' }))
    .toBeVisible();
  await screen.getByRole('link', { name: 'Read Story' }).first().click();
  await expect.element(screen.getByText(/^Part 1 of \d$/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();

  await screen.getByRole('button', { name: 'Next' }).click();
  await expect.element(screen.getByText(/^Part 2 of \d$/)).toBeVisible();
  await screen.getByRole('button', { name: 'Previous' }).click();
  await expect.element(screen.getByText(/^Part 1 of \d$/)).toBeVisible();

  const reflect = screen.getByRole('button', { name: 'Reflect' });
  while (reflect.elements().length === 0) {
    const part = screen.getByText(/^Part \d of \d$/).element().textContent;
    await screen.getByRole('button', { name: 'Next' }).click();
    await expect.element(screen.getByText(part)).not.toBeInTheDocument();
  }
  await reflect.click();
  await expect.element(screen.getByRole('heading', { name: 'Think about it' })).toBeVisible();
  await screen.getByRole('button', { name: 'Back to Story' }).click();
  await reflect.click();
  await screen.getByRole('button', { name: 'Complete Story' }).click();

  await expect.element(screen.getByText('Progress Saved!')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Story complete!' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Read the Next Story' })).toBeVisible();
  await screen.getByRole('link', { name: 'All Stories' }).click();
  await expect.element(screen.getByText('Completed', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/^1 of \d+ stories read$/).first()).toBeVisible();
});

test('a story opens at the part that the address names, so that a reload keeps the place', async () => {
  const { screen } = await openAs('/bible-study?story=1&part=2');
  await expect.element(screen.getByText(/^Part 2 of \d$/)).toBeVisible();
});

test.each([
  ['a part that the story does not have is its last', 'part=40', 'Reflect'],
  ['the end of a story that was not completed is its reflection', 'part=end', 'Complete Story'],
])('%s', async (_, part, button) => {
  const { screen } = await openAs(`/bible-study?story=1&${part}`);
  await expect.element(screen.getByRole('button', { name: button })).toBeVisible();
});

test('a story that was completed before is not saved again', async () => {
  const { child, screen, world } = await openAs('/bible-study');
  await expect.element(screen.getByRole('link', { name: 'Read Story' }).first()).toBeVisible();
  await screen.unmount();
  await callAs(child, 'stories.complete', { storyId: 1 });
  const again = await world.open('/bible-study?story=1&part=reflect');
  const complete = again.getByRole('button', { name: 'Complete Story' });
  await expect.element(complete).toBeVisible();
  // Nothing is sent: the end opens without the host.
  world.disconnect();
  await complete.click();
  await expect.element(again.getByRole('heading', { name: 'Story complete!' })).toBeVisible();
  await expect.element(again.getByText('Progress saved locally')).not.toBeInTheDocument();
});

test('a story that there is not says so', async () => {
  const { screen } = await openAs('/bible-study?story=9999');
  await expect.element(screen.getByRole('heading', { name: 'No such story' })).toBeVisible();
  await screen.getByRole('link', { name: 'All Stories' }).click();
  await expect.element(screen.getByRole('link', { name: 'Read Story' }).first()).toBeVisible();
});

test('a story finished without the host is kept, and counts at once', async () => {
  const { world, screen } = await openAs('/bible-study?story=1&part=reflect');
  const complete = screen.getByRole('button', { name: 'Complete Story' });
  await expect.element(complete).toBeVisible();
  world.disconnect();
  await complete.click();
  await expect.element(screen.getByText('Progress saved locally')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Story complete!' })).toBeVisible();
  await screen.unmount();

  world.reconnect();
  const later = await world.open('/bible-study');
  await expect.element(later.getByText(/^1 of \d+ stories read$/).first()).toBeVisible();
});

test('a completion that fails on the host says so, and can be tried again', async () => {
  const { screen, world } = await openAs('/bible-study?story=1&part=reflect');
  const complete = screen.getByRole('button', { name: 'Complete Story' });
  await expect.element(complete).toBeVisible();
  world.breakDown('Oh no');
  await complete.click();
  await expect
    .element(screen.getByText('Failed to save your progress. Please try again.'))
    .toBeVisible();
  world.reconnect();
  await complete.click();
  await expect.element(screen.getByRole('heading', { name: 'Story complete!' })).toBeVisible();
});

test('the stories are told for the age of their reader', async () => {
  const { screen: little } = await openAs('/bible-study?story=1', 6);
  await expect.element(little.getByText(/^Part 1 of [67]$/)).toBeVisible();
  await little.unmount();
  const { screen: young } = await openAs('/bible-study?story=1', 7);
  await expect.element(young.getByText(/^Part 1 of [34]$/)).toBeVisible();
  await young.unmount();
  const { screen: older } = await openAs('/bible-study?story=1', 15);
  await expect.element(older.getByText(/^Part 1 of [456]$/)).toBeVisible();
});

test('each part of a story is played on the paper stage before its words, and says what is to be seen', async () => {
  const { screen } = await openAs('/bible-study?story=2&part=1', 8);
  const stage = screen.getByRole('img', { name: /^Two men fight. Noah turns away from them/ });
  await expect.element(stage).toBeVisible();
  await expect.poll(() => stage.element().querySelectorAll('svg path').length).toBeGreaterThan(50);
  const heading = screen.getByRole('heading', { name: 'A Sad World' }).element();
  const order = stage.element().compareDocumentPosition(heading);
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();

  const { height } = stage.element().getBoundingClientRect();
  await screen.getByRole('button', { name: 'Next' }).click();
  const next = screen.getByRole('img', { name: /^Animals come two by two/ });
  await expect.element(next).toBeVisible();
  expect(next.element().getBoundingClientRect().height).toBe(height);
});

test('ids of a scene are its own, and every part of a drawing finds its colors', async () => {
  const { screen } = await openAs('/bible-study?story=2&part=4', 8);
  const stage = screen.getByRole('img', { name: /^A rainbow over the mountain/ });
  await expect.poll(() => stage.element().querySelectorAll('[filter]').length).toBeGreaterThan(2);
  for (const part of stage.element().querySelectorAll('[filter], [fill^="url"]')) {
    const name = (part.getAttribute('filter') ?? part.getAttribute('fill') ?? '').slice(5, -1);
    expect(document.querySelectorAll(`[id="${name}"]`)).toHaveLength(1);
  }
});

test('what tips when it is touched lies under no light', async () => {
  const { screen } = await openAs('/bible-study?story=8&part=4', 8);
  const stage = screen.getByRole('img', { name: /^David swings his sling/ });
  await expect.poll(() => stage.element().querySelector('.theatre-mover')).not.toBeNull();
  const mover = stage.element().querySelector('.theatre-mover');
  mover?.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = mover?.getBoundingClientRect() ?? new DOMRect();
  const touched = document.elementFromPoint(left + width / 2, top + height * 0.7);
  expect(mover?.contains(touched)).toBe(true);
});
