import { projectsFor } from '@lamplight/content/projects';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { RenderResult } from 'vitest-browser-react';
import { createWorld, type World } from '../../../test/world.tsx';

const wishes = { band: 'middle', difficulty: 'Medium', completedIds: [] } as const;
const generated = projectsFor(wishes).find(({ isGenerated }) => isGenerated);
if (generated === undefined)
  throw new Error('there is no generated project for somebody of twelve');

/** A project that somebody of twelve finds in the grid. */
const PROJECT = generated;

/** Opens it as somebody of twelve. */
async function openProject(
  search = '',
): Promise<{ readonly world: World; readonly screen: RenderResult }> {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'student', age: 12, grade: 7 }));
  const screen = await world.open(`/ai-coding?project=${PROJECT.id}${search}`);
  await expect.element(screen.getByRole('heading', { name: PROJECT.title })).toBeVisible();
  return { world, screen };
}

function editor(screen: RenderResult) {
  return screen.getByRole('textbox', { name: /^Your code for/ });
}

/** Puts code in place of what stands in the editor. */
async function write(screen: RenderResult, code: string): Promise<void> {
  await editor(screen).fill(code);
}

/** Presses a button once it is not busy any more. */
async function press(screen: RenderResult, name: string): Promise<void> {
  const button = screen.getByRole('button', { name });
  await expect.element(button).not.toHaveAttribute('aria-disabled', 'true');
  await button.click();
}

describe('the grid', () => {
  test('shows the three fixed projects and more, and how far the child has come', async () => {
    const world = await createWorld();
    world.signIn(await world.given({ role: 'student', age: 12, grade: 7 }));
    const screen = await world.open('/ai-coding');
    for (const name of ['Smart Pet Classifier', 'Weather Prediction Bot', 'Smart Study Buddy']) {
      await expect.element(screen.getByRole('heading', { name })).toBeVisible();
    }
    await expect.element(screen.getByText('Projects completed')).toBeVisible();
    await expect.element(screen.getByText('Overall progress')).toBeVisible();
    await expect.element(screen.getByText('Total points')).toBeVisible();
    await expect.element(screen.getByText(/^\+\d+ more$/).first()).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start Coding' }).elements().length).toBeGreaterThan(7);
  });

  test('can be worked with while the host is away', async () => {
    const world = await createWorld();
    world.signIn(await world.given({ role: 'student', age: 12, grade: 7 }));
    const first = await world.open('/journal');
    await expect
      .element(first.getByRole('heading', { name: 'Journal', exact: true }))
      .toBeVisible();
    world.disconnect();
    await first.getByRole('link', { name: 'AI Coding' }).first().click();
    await expect.element(first.getByText("Your progress can't be shown right now")).toBeVisible();
    await first.getByRole('link', { name: 'Start Coding' }).first().click();
    await write(first, "print('alone in the woods')");
    await press(first, 'Run Code');
    await expect
      .element(first.getByText('alone in the woods', { exact: true }).last())
      .toBeVisible();
    world.reconnect();
  });

  test('says so where there is no such project', async () => {
    const world = await createWorld();
    world.signIn(await world.given({ role: 'student', age: 12, grade: 7 }));
    const screen = await world.open('/ai-coding?project=999');
    await expect.element(screen.getByText('No such project')).toBeVisible();
    await screen.getByRole('link', { name: 'Back to Projects' }).click();
    await expect.element(screen.getByRole('heading', { name: 'AI Coding Projects' })).toBeVisible();
  });
});

describe('running code', () => {
  test('shows what it prints', async () => {
    const { screen } = await openProject();
    await write(screen, "print('Hello, camp')\nprint(6 * 7)");
    await press(screen, 'Run Code');
    await expect.element(screen.getByText('42', { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/^Finished: \d+ lines$/)).toBeVisible();
  });

  test('draws its pictures, with the numbers behind them', async () => {
    const { screen } = await openProject();
    await write(screen, "drawBars('Owls at camp', { Monday: 3, Tuesday: 5 })");
    await press(screen, 'Run Code');
    await expect.element(screen.getByRole('figure', { name: /^Owls at camp/ })).toBeVisible();
    await screen.getByRole('button', { name: 'Show the numbers' }).click();
    await expect.element(screen.getByRole('cell', { name: 'Tuesday' })).toBeVisible();
  });

  test('says a mistake in a child’s words and marks its line', async () => {
    const { screen } = await openProject();
    await write(screen, "print('fine')\nprnt('not fine')");
    await press(screen, 'Run Code');
    await expect.element(screen.getByText('Look at line 2')).toBeVisible();
    await expect.element(screen.getByText(/The program does not know “prnt”/)).toBeVisible();
    await expect.element(screen.getByText(/^Error: .*prnt/)).toBeVisible();
    await expect.poll(() => document.querySelectorAll('.cm-lint-marker-error').length).toBe(1);
  });

  test('that never ends is ended, and the page lives on', async () => {
    const { screen } = await openProject();
    await write(screen, 'while (true) {}');
    await press(screen, 'Run Code');
    await expect.element(screen.getByText(/did not come to an end/)).toBeVisible();
    await write(screen, "print('still here')");
    await press(screen, 'Run Code');
    await expect.element(screen.getByText('still here', { exact: true }).last()).toBeVisible();
  });

  test('can be stopped by hand', async () => {
    const { screen } = await openProject();
    await write(screen, 'while (true) {}');
    await press(screen, 'Run Code');
    await screen.getByRole('button', { name: 'Stop' }).click();
    await expect.element(screen.getByText('You stopped the program.')).toBeVisible();
  });
});

describe('checking a solution', () => {
  test('completes the project with the solution', async () => {
    const { screen } = await openProject();
    await write(screen, PROJECT.solution);
    await press(screen, 'Check Solution');
    await expect.element(screen.getByRole('heading', { name: 'You did it!' })).toBeVisible();
    await expect.element(screen.getByText('100 points')).toBeVisible();
    const [, passed, total] =
      /Hidden tests: (\d+) of (\d+)/.exec(document.body.textContent ?? '') ?? [];
    expect(Number(total)).toBeGreaterThan(0);
    expect(passed).toBe(total);

    await screen.getByRole('button', { name: 'Back to Projects' }).click();
    await expect.element(screen.getByRole('link', { name: 'Review Project' })).toBeVisible();
    await expect.element(screen.getByText('Score: 100')).toBeVisible();
    await expect.element(screen.getByText(/^1 of \d+$/)).toBeVisible();
  });

  test('does not complete it with the starter code, and says what is missing', async () => {
    const { screen } = await openProject();
    await press(screen, 'Check Solution');
    await expect.element(screen.getByRole('heading', { name: 'Not there yet' })).toBeVisible();
    await expect.element(screen.getByText('0 of 20')).toBeVisible();
    await screen.getByRole('button', { name: 'Back to Projects' }).click();
    await expect.element(screen.getByText('0 of', { exact: false }).first()).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Review Project' }))
      .not.toBeInTheDocument();
  });

  test('without the host works the score out here, and is delivered when the host is back', async () => {
    const { world, screen } = await openProject();
    await write(screen, PROJECT.solution);
    world.disconnect();
    await press(screen, 'Check Solution');
    await expect.element(screen.getByText('Progress saved locally')).toBeVisible();
    await expect.element(screen.getByText('100 points')).toBeVisible();
    await expect.element(screen.getByText(/The hidden tests run as soon as/)).toBeVisible();
    await screen.getByRole('button', { name: 'Back to Projects' }).click();
    await expect.element(screen.getByText('Waiting to be checked')).toBeVisible();

    world.reconnect();
    window.dispatchEvent(new Event('online'));
    await expect.element(screen.getByText('Synced')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Review Project' })).toBeVisible();
    await expect.element(screen.getByText('Score: 100')).toBeVisible();
  });
});

describe('what somebody has written', () => {
  test('is there again after a reload', async () => {
    const { world, screen } = await openProject();
    await write(screen, "print('half a thought')");
    await screen.unmount();
    const later = await world.open(`/ai-coding?project=${PROJECT.id}`);
    await expect.element(editor(later)).toHaveTextContent("print('half a thought')");
  });

  test('is there when the project is left and opened again', async () => {
    const { screen } = await openProject();
    await write(screen, "print('first')");
    await press(screen, 'Run Code');
    await write(screen, "print('second')");
    for (const leave of ['at once', 'and wait']) {
      await screen.getByRole('button', { name: 'Back to Projects' }).click();
      if (leave === 'and wait') {
        await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible();
      }
      const [card] = screen.getByRole('listitem').filter({ hasText: PROJECT.title }).all();
      await card?.getByRole('link', { name: 'Start Coding' }).click();
      await expect.element(editor(screen)).toHaveTextContent("print('second')");
    }
  });

  test('comes from the host on another device', async () => {
    const { world, screen } = await openProject();
    await write(screen, "print('from the tablet')");
    await press(screen, 'Run Code');
    await expect.element(screen.getByText('from the tablet', { exact: true }).last()).toBeVisible();
    await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible();
    await screen.unmount();
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('project_draft')) localStorage.removeItem(key);
    }
    const later = await world.open(`/ai-coding?project=${PROJECT.id}`);
    await expect.element(editor(later)).toHaveTextContent("print('from the tablet')");
  });

  test('stays while another tab is open, and so do its undo steps', async () => {
    const { screen } = await openProject();
    await write(screen, 'print(1)');
    await screen.getByRole('tab', { name: 'Hints & Concepts' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Hints' })).toBeVisible();
    await screen.getByRole('tab', { name: 'Code Editor' }).click();
    await expect.element(editor(screen)).toHaveTextContent('print(1)');
    await editor(screen).click();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => editor(screen).element().textContent).toContain('Your turn');
  });

  test('makes room for the starter code only after a question', async () => {
    const { screen } = await openProject();
    await write(screen, 'print(1)');
    await press(screen, 'Start over');
    await screen.getByRole('button', { name: 'Keep my code' }).click();
    await expect.element(editor(screen)).toHaveTextContent('print(1)');
    await press(screen, 'Start over');
    await screen.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
    await expect.poll(() => editor(screen).element().textContent).toContain('Your turn');
  });
});

describe('help', () => {
  test('hints come one by one', async () => {
    const { screen } = await openProject('&tab=hints');
    const [first = '', second = ''] = PROJECT.hints;
    await expect.element(screen.getByText(first)).not.toBeInTheDocument();
    await screen.getByRole('button', { name: /^Show hint 1 of/ }).click();
    await expect.element(screen.getByText(first)).toBeVisible();
    await expect.element(screen.getByText(second)).not.toBeInTheDocument();
    await screen.getByRole('button', { name: /^Show hint 2 of/ }).click();
    await expect.element(screen.getByText(second)).toBeVisible();
  });

  test('the solution is shown after a question, to read', async () => {
    const { screen } = await openProject('&tab=solution');
    await expect.element(screen.getByText('Have you tried it first?')).toBeVisible();
    await screen.getByRole('button', { name: "I'll try it first" }).click();
    await expect.element(editor(screen)).toBeVisible();
    await screen.getByRole('tab', { name: 'Solution' }).click();
    await screen.getByRole('button', { name: 'Show the solution' }).click();
    const solution = screen.getByRole('textbox', { name: 'The solution, to read' });
    await expect.element(solution).toHaveAttribute('aria-readonly', 'true');
    await expect.element(solution).toHaveAttribute('contenteditable', 'false');
  });
});
