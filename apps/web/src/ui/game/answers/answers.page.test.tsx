import type { PlayedQuestion } from '@lamplight/domain/multiplayer';
import type { QuestionAnswer } from '@lamplight/domain/questions';
import { beforeAll, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Providers } from '../../../app/providers.tsx';
import { createQueryClient } from '../../../app/query-client.ts';
import acts from '../../../i18n/en/acts.json';
import game from '../../../i18n/en/game.json';
import { loadTexts } from '../../../i18n/index.ts';
import { QuestionCard } from '../question-card.tsx';

const QUERIES = createQueryClient(() => {});

beforeAll(() => loadTexts({ acts, game }));

const ASKED = { id: 'q1', text: 'What is it?', category: 'Things', picture: null };
const OF_KIND = {
  several: { kind: 'several', ...ASKED, options: ['Shem', 'Cain', 'Ham'] },
  truth: { kind: 'true-false', ...ASKED, options: [] },
  order: { kind: 'order', ...ASKED, options: ['David', 'Noah', 'Moses'] },
  match: { kind: 'match', ...ASKED, lefts: ['Noah', 'David'], options: ['sling', 'ark'] },
  number: { kind: 'number', ...ASKED, options: [], unit: 'days' },
  word: { kind: 'word', ...ASKED, options: [] },
} satisfies Record<string, PlayedQuestion>;

interface Shown {
  readonly keep?: readonly number[];
  readonly answer?: QuestionAnswer;
  readonly correct?: QuestionAnswer;
  readonly tolerance?: number;
  readonly counts?: readonly number[];
  readonly rightCount?: number;
  readonly isHeld?: boolean;
}

/** A question that is open, or as it stands once it was answered or has ended. */
async function ask(question: PlayedQuestion, shown: Shown = {}) {
  const given: QuestionAnswer[] = [];
  const screen = await render(asked(question, shown, given));
  const show = (now: Shown) => screen.rerender(asked(question, now, given));
  return { screen, given, show, send: screen.getByRole('button', { name: 'Send my answer' }) };
}

function asked(question: PlayedQuestion, shown: Shown, given: QuestionAnswer[]) {
  const { keep = null, answer = null, correct, tolerance = 0, counts, rightCount } = shown;
  return (
    <Providers queryClient={QUERIES}>
      <QuestionCard
        question={question}
        keep={keep}
        answer={answer}
        right={correct === undefined ? null : { correct, tolerance }}
        counts={counts}
        rightCount={rightCount}
        isHeld={shown.isHeld}
        takesFocus
        onAnswer={(one) => given.push(one)}
      />
    </Providers>
  );
}

describe('several answers', () => {
  test('are taken and taken back by finger or key, and sent together', async () => {
    const { screen, given, send } = await ask(OF_KIND.several);
    await expect.element(send).toBeDisabled();
    await userEvent.keyboard('3b');
    await screen.getByRole('button', { name: 'A: Shem' }).click();
    await screen.getByRole('button', { name: 'B: Cain' }).click();
    const ham = screen.getByRole('button', { name: 'C: Ham' });
    await expect.element(ham).toHaveAttribute('aria-pressed', 'true');
    expect(given).toEqual([]);
    await send.click();
    expect(given).toEqual([[0, 2]]);
  });

  test('are told apart once the question has ended', async () => {
    const { screen } = await ask(OF_KIND.several, {
      answer: [0, 1],
      correct: [0, 2],
      counts: [2, 1, 0],
    });
    expect(screen.getByText('(the right answer)').elements()).toHaveLength(2);
    expect(screen.getByText('Your answer').elements()).toHaveLength(2);
  });
});

test('what is true or false is chosen by its word or its letter', async () => {
  const { screen, given } = await ask(OF_KIND.truth);
  await userEvent.keyboard('b');
  await screen.getByRole('button', { name: 'A: True' }).click();
  expect(given).toEqual([1, 0]);
});

describe('things in order', () => {
  test('are moved by their arrows and sent', async () => {
    const { screen, given, send } = await ask(OF_KIND.order);
    await screen.getByRole('button', { name: 'Move “David” one place down' }).click();
    await screen.getByRole('button', { name: 'Move “David” one place down' }).click();
    await send.click();
    expect(given).toEqual([[1, 2, 0]]);
  });

  test('stand in the right order in the end, with a mark where the reader had it', async () => {
    const { screen } = await ask(OF_KIND.order, {
      answer: [1, 0, 2],
      correct: [1, 2, 0],
      rightCount: 3,
    });
    const lines = screen.getByRole('list', { name: 'Answers' }).getByRole('listitem').elements();
    expect(lines.map((line) => line.textContent)).toEqual([
      '1Noah(you had this one right)',
      '2Moses',
      '3David',
    ]);
    await expect.element(screen.getByText('3 players had it right')).toBeVisible();
  });
});

describe('things that belong together', () => {
  test('are tapped one after the other and sent once all have a partner', async () => {
    const { screen, given, send } = await ask(OF_KIND.match);
    await screen.getByRole('button', { name: 'ark' }).click();
    await expect.element(send).toBeDisabled();
    await screen.getByRole('button', { name: 'sling' }).click();
    await send.click();
    expect(given).toEqual([[1, 0]]);
  });

  test('stand beside each other in the end', async () => {
    const { screen } = await ask(OF_KIND.match, { answer: [0, 1], correct: [1, 0] });
    const lines = screen.getByRole('list', { name: 'Answers' }).getByRole('listitem').elements();
    expect(lines.map((line) => line.textContent)).toEqual(['Noahark', 'Davidsling']);
  });
});

describe('a number', () => {
  test('is typed with a comma or a point, and nothing else is taken', async () => {
    const { screen, given, send } = await ask(OF_KIND.number);
    const field = screen.getByLabelText('Your number (days)');
    await field.fill('many');
    await expect
      .element(screen.getByText('Please write a number, such as 12 or 3.5.'))
      .toBeVisible();
    await expect.element(send).toBeDisabled();
    await field.fill('39,5');
    await userEvent.keyboard('{Enter}');
    expect(given).toEqual([39.5]);
  });

  test('is told with its unit, and how near counts', async () => {
    const { screen } = await ask(OF_KIND.number, { answer: 50, correct: 40, tolerance: 2 });
    await expect.element(screen.getByText('40 days')).toBeVisible();
    await expect.element(screen.getByText('up to 2 away counts')).toBeVisible();
    await expect.element(screen.getByText('You wrote: 50 days')).toBeVisible();
  });
});

describe('a word', () => {
  test('is typed and sent as it was typed', async () => {
    const { screen, given, send } = await ask(OF_KIND.word);
    const field = screen.getByLabelText('Your answer');
    await field.fill('  ');
    await expect.element(send).toBeDisabled();
    await field.fill(' methusela ');
    await send.click();
    expect(given).toEqual(['methusela']);
    await expect.element(field).toHaveAttribute('maxlength', '60');
  });

  test('is shown to its writer while the question is open, and beside the right one in the end', async () => {
    const { screen } = await ask(OF_KIND.word, { answer: 'Noa', correct: 'Noah' });
    await expect.element(screen.getByText('Noah', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('You wrote: Noa')).toBeVisible();
    await screen.unmount();
    const sent = await ask(OF_KIND.word, { answer: 'Noa' });
    await expect.element(sent.screen.getByText('You wrote: Noa')).toBeVisible();
    await expect.element(sent.screen.getByText('Noah', { exact: true })).not.toBeInTheDocument();
  });
});

describe('what is put together', () => {
  test('stays while the game rests, and can be neither changed nor sent', async () => {
    const { screen, given, show, send } = await ask(OF_KIND.word);
    const field = screen.getByLabelText('Your answer');
    await field.fill('Methu');
    await show({ isHeld: true });
    await expect.element(field).toBeDisabled();
    await expect.element(field).toHaveValue('Methu');
    await show({});
    await expect.element(field).toBeEnabled();
    await expect.element(field).toHaveValue('Methu');
    await send.click();
    expect(given).toEqual(['Methu']);
  });

  test('keeps the options that are taken while the game rests', async () => {
    const { given, show, send } = await ask(OF_KIND.several);
    await userEvent.keyboard('a');
    await show({ isHeld: true });
    await userEvent.keyboard('b');
    await show({});
    await send.click();
    expect(given).toEqual([[0]]);
  });

  test.each<[keyof typeof OF_KIND, QuestionAnswer]>([
    ['several', [0, 2]],
    ['order', [2, 0, 1]],
    ['match', [1, 0]],
    ['number', -1.5],
    ['word', 'Noah'],
  ])('of the kind %s is still there when sending it failed', async (kind, answer) => {
    const { screen, given, show, send } = await ask(OF_KIND[kind]);
    await putTogether(screen, kind);
    await send.click();
    expect(given).toEqual([answer]);
    await show({ answer });
    await expect.element(send).not.toBeInTheDocument();
    await show({});
    await send.click();
    expect(given).toEqual([answer, answer]);
  });
});

async function putTogether(
  screen: Awaited<ReturnType<typeof ask>>['screen'],
  kind: keyof typeof OF_KIND,
): Promise<void> {
  switch (kind) {
    case 'several':
      await userEvent.keyboard('ac');
      return;
    case 'order':
      await screen.getByRole('button', { name: 'Move “Moses” one place up' }).click();
      await screen.getByRole('button', { name: 'Move “Moses” one place up' }).click();
      return;
    case 'match':
      await screen.getByRole('button', { name: 'ark' }).click();
      await screen.getByRole('button', { name: 'sling' }).click();
      return;
    case 'number':
      await screen.getByLabelText('Your number (days)').fill('-1.5');
      return;
    default:
      await screen.getByLabelText('Your answer').fill('Noah');
  }
}
