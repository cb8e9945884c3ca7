import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { RenderResult } from 'vitest-browser-react';
import { createWorld } from '../../../test/world.tsx';
import { classTablet } from '../../lib/class-tablet.ts';

async function openChat(age = 9) {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'student', firstName: 'Naomi', age, grade: 4 }));
  const screen = await world.open('/chatbot');
  await expect.element(field(screen)).toBeVisible();
  return { world, screen };
}

const field = (screen: RenderResult) => screen.getByLabelText('Your message');
const submit = (screen: RenderResult) => screen.getByRole('button', { name: 'Send', exact: true });
const answers = (screen: RenderResult) =>
  screen.getByText('The learning helper answered:').elements();

describe('a message', () => {
  test('is answered, with a badge that names the program, and leaves the field empty', async () => {
    const { screen } = await openChat();
    await expect.element(screen.getByText(/Ask your first question/)).toBeVisible();
    await field(screen).fill('What is 7 times 8?');
    await submit(screen).click();
    await expect.element(screen.getByText(/56/).first()).toBeVisible();
    await expect.element(screen.getByText(/program/).first()).toBeVisible();
    await expect.element(field(screen)).toHaveValue('');
    await expect.element(field(screen)).toBeEnabled();
  });

  test('is shown with its answer when the host is slower with what was said before', async () => {
    const world = await createWorld();
    world.signIn(await world.given({ role: 'student', firstName: 'Naomi', age: 9, grade: 4 }));
    const list = world.holdAnswers('chat.list');
    const screen = await world.open('/chatbot');
    await expect.poll(() => list.asked()).toBe(1);
    await field(screen).fill('What is 7 times 8?');
    await submit(screen).click();
    await expect.poll(() => list.asked()).toBe(2);
    list.letThrough();
    await expect.element(screen.getByText(/56/).first()).toBeVisible();
  });

  test('needs words: blank ones cannot be sent', async () => {
    const { screen } = await openChat();
    await expect.element(submit(screen)).toBeDisabled();
    await field(screen).fill('   ');
    await expect.element(submit(screen)).toBeDisabled();
    await field(screen).fill('Hi');
    await expect.element(submit(screen)).toBeEnabled();
  });

  test('is sent by Enter, and goes on with a question that the answer offers', async () => {
    const { screen } = await openChat();
    await field(screen).fill('What is 7 times 8?');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Ask next:')).toBeVisible();
    const [next] = [...document.querySelectorAll('[class*="followUp_"]')];
    if (!(next instanceof HTMLElement)) throw new Error('no question goes on from here');
    await userEvent.click(next);
    await expect.poll(() => answers(screen).length).toBe(2);
    await expect.element(field(screen)).toBeEnabled();
  });

  test('that is half written survives a reload', async () => {
    const { world, screen } = await openChat();
    await field(screen).fill('Half a thought');
    await screen.unmount();
    const later = await world.open('/chatbot');
    await expect.element(field(later)).toHaveValue('Half a thought');
  });

  test('that is answered is there after a reload', async () => {
    const { world, screen } = await openChat();
    await field(screen).fill('What is 7 times 8?');
    await submit(screen).click();
    await expect.poll(() => answers(screen).length).toBe(1);
    await expect.element(field(screen)).toBeEnabled();
    await screen.unmount();
    const later = await world.open('/chatbot');
    await expect.element(later.getByText('What is 7 times 8?')).toBeVisible();
    await expect.element(field(later)).toHaveValue('');
  });
});

test.each([
  [5, 'Ask and Wonder', 'Who was Noah?', /Mom or Dad can too, but not when I notice/],
  [8, 'Your Learning Helper', 'What is a robot?', /and your parents too/],
  [11, 'Chat and Discover', 'What is a fraction?', /the camp’s admin/],
  [15, 'AI Chat', 'Is it all right to doubt?', /once their link to you has been confirmed/],
])(
  'at %d years the page is called %s and tells who can read it',
  async (age, title, starter, readers) => {
    const { screen } = await openChat(age);
    await expect.element(screen.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect
      .element(screen.getByText('Grown-ups who care for you can read this'))
      .toBeVisible();
    await expect.element(screen.getByText(readers)).toBeVisible();
    await screen.getByRole('button', { name: starter, exact: true }).click();
    await expect.element(field(screen)).toHaveValue(starter);
  },
);

test('words of a child in danger get a reply with numbers to call', async () => {
  const { screen } = await openChat(15);
  await field(screen).fill('I want to kill myself.');
  await submit(screen).click();
  const emergency = screen.getByRole('link', { name: /^(112|911)$/ }).first();
  await expect.element(emergency).toBeVisible();
  expect(emergency.element().getAttribute('href')).toMatch(/^tel:(112|911)$/);
});

describe('words of a child in danger, when the chat is opened again', () => {
  const SEVERE = 'I want to kill myself.';

  async function openAgain(isClassTablet: boolean) {
    const { world, screen } = await openChat(15);
    if (isClassTablet) classTablet.write({ token: 'x', name: 'Window', className: 'Owls' });
    for (const message of ['What is 7 times 8?', SEVERE]) {
      await field(screen).fill(message);
      await submit(screen).click();
      await expect.element(screen.getByText(message)).toBeVisible();
      await expect.element(field(screen)).toBeEnabled();
    }
    await expect.element(emergency(screen)).toBeVisible();
    await screen.unmount();
    const later = await world.open('/chatbot');
    await expect.element(later.getByText('What is 7 times 8?')).toBeVisible();
    return later;
  }

  const emergency = (screen: RenderResult) =>
    screen.getByRole('link', { name: /^(112|911)$/ }).first();

  test('are not there on a class tablet, where the ways to help open with a tap', async () => {
    const later = await openAgain(true);
    await expect.element(later.getByText(SEVERE)).not.toBeInTheDocument();
    await expect.element(emergency(later)).not.toBeInTheDocument();
    await later.getByText('Ways to get help').click();
    await expect.element(emergency(later)).toBeVisible();
    await expect.element(later.getByText(SEVERE)).not.toBeInTheDocument();
  });

  test("are there on the child's own device", async () => {
    const later = await openAgain(false);
    await expect.element(later.getByText(SEVERE)).toBeVisible();
    await expect.element(emergency(later)).toBeVisible();
  });
});

test('a message without the host stays, and is sent once when it is back', async () => {
  const { world, screen } = await openChat();
  await field(screen).fill('What is 7 times 8?');
  world.disconnect();
  await submit(screen).click();
  await expect.element(screen.getByText(/The connection is lost/)).toBeVisible();
  world.reconnect();
  await expect.poll(() => answers(screen).length, { timeout: 20_000 }).toBe(1);
  await expect.element(screen.getByText(/56/).first()).toBeVisible();
});
