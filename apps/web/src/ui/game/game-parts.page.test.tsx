import type { RankedPlayer } from '@lamplight/domain/multiplayer';
import type { QuestionAnswer } from '@lamplight/domain/questions';
import type { ReactNode } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Providers } from '../../app/providers.tsx';
import { createQueryClient } from '../../app/query-client.ts';
import game from '../../i18n/en/game.json';
import { loadTexts } from '../../i18n/index.ts';
import { Countdown } from './countdown.tsx';
import { QuestionCard } from './question-card.tsx';
import { Ranking } from './ranking.tsx';

beforeAll(() => loadTexts({ game }));

const show = (part: ReactNode) =>
  render(<Providers queryClient={createQueryClient(() => {})}>{part}</Providers>);

const question = {
  id: 'q1',
  kind: 'choice' as const,
  text: 'Which is the first book of the Bible?',
  category: 'Books of the Bible',
  options: ['Genesis', 'Exodus', 'Ruth', 'Esther', 'Mark', 'Acts'],
  picture: null,
};
const open = { question, keep: null, answer: null, right: null, takesFocus: true };

test('each of six answers has its own letter, number and place among the arrows', async () => {
  const chosen: QuestionAnswer[] = [];
  await show(<QuestionCard {...open} onAnswer={(place) => chosen.push(place)} />);
  await userEvent.keyboard('6fa');
  expect(chosen).toEqual([5, 5, 0]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
  expect(chosen.at(-1)).toBe(0);
  await userEvent.keyboard('7g');
  expect(chosen).toHaveLength(4);
});

test('an answer that is not offered cannot be chosen by its key; one that is can', async () => {
  const chosen: QuestionAnswer[] = [];
  const screen = await show(
    <QuestionCard {...open} keep={[0, 2]} onAnswer={(place) => chosen.push(place)} />,
  );
  await expect.element(screen.getByText('Ruth')).toBeVisible();
  await expect.element(screen.getByText('Exodus')).not.toBeInTheDocument();
  await userEvent.keyboard('2b3');
  expect(chosen).toEqual([2]);
});

test('what is chosen is locked, and what was right is told in words too', async () => {
  const chosen: QuestionAnswer[] = [];
  const screen = await show(
    <QuestionCard
      {...open}
      answer={1}
      right={{ correct: 0, tolerance: 0 }}
      counts={[1, 2, 0, 0, 0, 0]}
      onAnswer={(place) => chosen.push(place)}
    />,
  );
  await expect.element(screen.getByText('(the right answer)')).toBeInTheDocument();
  await expect.element(screen.getByText('Your answer')).toBeInTheDocument();
  await expect.element(screen.getByText('2 players chose this')).toBeInTheDocument();
  await userEvent.keyboard('1');
  expect(chosen).toEqual([]);
});

test('a countdown shows and says the seconds that are left; without a clock there is none', async () => {
  const screen = await show(<Countdown timeLeft={20} total={25} paused />);
  await expect
    .element(screen.getByRole('timer', { name: 'Time left' }))
    .toHaveTextContent('20 seconds');
  await screen.unmount();
  const calm = await show(<Countdown timeLeft={null} total={null} paused={false} />);
  await expect.element(calm.getByRole('timer')).not.toBeInTheDocument();
});

test('a countdown that is over says that others are waited for, where somebody may have more time', async () => {
  const screen = await show(<Countdown timeLeft={0} total={25} paused={false} mayGoOn />);
  await expect.element(screen.getByText('Waiting for others')).toBeVisible();
  await screen.unmount();
  const last = await show(<Countdown timeLeft={0} total={12} paused={false} />);
  await expect.element(last.getByRole('timer')).toHaveTextContent('0 seconds');
  await expect.element(last.getByText('Waiting for others')).not.toBeInTheDocument();
});

const ranking = ['Amos', 'Ruth', 'Naomi', 'Boaz'].map(
  (name, at): RankedPlayer => ({
    playerId: at + 1,
    name,
    score: [300, 200, 200, 100][at] ?? 0,
    rank: [1, 2, 2, 4][at] ?? 0,
    streak: at === 0 ? 3 : 0,
    team: at % 2,
  }),
);
const teams = [
  { team: 0, score: 250, rank: 1, members: 2 },
  { team: 1, score: 150, rank: 2, members: 2 },
];

test.each([
  ['full', ['Amos', 'Naomi', 'Ruth', 'Boaz']],
  ['top-three', ['Amos', 'Naomi', 'Ruth']],
  ['teams', ['Doves', 'Stars']],
] as const)('the ranking %s shows %j', async (mode, names) => {
  const screen = await show(<Ranking mode={mode} ranking={ranking} teams={teams} own={2} />);
  await expect.element(screen.getByRole('list', { name: 'Scores' })).toBeVisible();
  const lines = [...document.querySelectorAll('ol li')].map((line) => line.textContent ?? '');
  expect(lines).toHaveLength(names.length);
  for (const [at, name] of names.entries()) expect(lines[at]).toContain(name);
});

test('the animal of a child stands beside its name, where it may be known', async () => {
  const screen = await show(
    <Ranking mode="full" ranking={ranking} teams={[]} own={2} faces={new Set([2])} />,
  );
  const faceOf = (name: string) =>
    screen
      .getByRole('listitem')
      .filter({ hasText: name })
      .element()
      .querySelector('use[href*="sign-in"]');
  expect(faceOf('(you)')).not.toBeNull();
  expect(faceOf('Amos')).toBeNull();
});

test('equal points share a place; where no ranking is shown there is none', async () => {
  const screen = await show(<Ranking mode="full" ranking={ranking} teams={[]} own={2} />);
  expect(screen.getByText('Place 2, shared').elements()).toHaveLength(2);
  await expect.element(screen.getByText('(you)')).toBeVisible();
  await expect.element(screen.getByText('3 right in a row')).toBeInTheDocument();
  await screen.unmount();
  const off = await show(<Ranking mode="off" ranking={ranking} teams={teams} own={2} />);
  await expect.element(off.getByRole('list', { name: 'Scores' })).not.toBeInTheDocument();
});
