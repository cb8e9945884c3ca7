import { beforeAll, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import acts from '../../i18n/en/acts.json';
import { loadTexts } from '../../i18n/index.ts';
import { ActivityAct } from './activity-act.tsx';
import { ChooseAct } from './choose-act.tsx';
import { expectNoBarriers } from './testing/axe.ts';
import { SAMPLE_ACTS, SAMPLE_CHECK } from './testing/sample-acts.ts';
import { showAct, showPart } from './testing/show-act.tsx';

beforeAll(() => loadTexts({ acts }));

describe('a check question', () => {
  async function showCheck(check = SAMPLE_CHECK) {
    const chosen: number[] = [];
    const said: string[] = [];
    const screen = await showPart(
      <ChooseAct
        check={check}
        seed={1}
        language="en"
        band="kindergarten"
        onAnswer={(choice) => chosen.push(choice)}
        onSay={(text) => said.push(text)}
      />,
    );
    return { screen, chosen, said };
  }

  test('tells the thought of a wrong option, and another one may be tried', async () => {
    const { screen, chosen, said } = await showCheck();
    await screen.getByRole('button', { name: 'Trees', exact: true }).click();
    await expect.element(screen.getByText('Trees came on a later day.')).toBeVisible();
    await screen.getByRole('button', { name: 'Trees (your answer)' }).click({ force: true });
    await screen.getByRole('button', { name: 'Light', exact: true }).click();
    await expect.element(screen.getByText('God spoke, and the light was there.')).toBeVisible();
    expect(chosen).toEqual([0, 1]);
    expect(said).toEqual([
      'Not yet. Look again! Trees came on a later day.',
      'Yes, that is it! God spoke, and the light was there.',
    ]);
    await expectNoBarriers();
  });

  test('shows what is right after two wrong ones', async () => {
    const { screen } = await showCheck();
    await screen.getByRole('button', { name: 'Trees', exact: true }).click();
    await screen.getByRole('button', { name: 'Fish', exact: true }).click();
    await expect
      .element(screen.getByRole('button', { name: 'Light (the right answer)' }))
      .toBeVisible();
    await expect.element(screen.getByText('God spoke, and the light was there.')).toBeVisible();
  });

  test('reads an option before it is chosen', async () => {
    const { screen, chosen, said } = await showCheck();
    await screen.getByRole('button', { name: 'Read to me: Fish' }).click();
    expect(said).toEqual(['Fish']);
    expect(chosen).toEqual([]);
  });

  test('goes on from an answer that was given before', async () => {
    const result = { choice: 1, correct: true, answer: 1, explanation: '' };
    const { screen } = await showCheck({ ...SAMPLE_CHECK, result });
    await expect
      .element(screen.getByRole('button', { name: 'Light (the right answer)' }))
      .toBeVisible();
  });
});

describe('a drawing', () => {
  const keepAs = () => `test-${crypto.randomUUID()}`;

  test('is made with crayons, taken back line by line, and stays on the device', async () => {
    const name = keepAs();
    const { screen, told } = await showAct({ act: SAMPLE_ACTS.draw, keepAs: name });
    const sheet = screen.getByRole('img', { name: /^Your drawing/ });
    await screen.getByRole('button', { name: 'Red' }).click();
    await screen.getByRole('button', { name: 'Thick' }).click();
    await sheet.click({ position: { x: 40, y: 40 } });
    await sheet.click({ position: { x: 90, y: 40 } });
    await sheet.click({ position: { x: 140, y: 40 } });
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(screen.getByRole('img', { name: 'Your drawing, 2 lines' })).toBeVisible();
    await expectNoBarriers();
    await screen.getByRole('button', { name: 'I am done' }).click();
    expect(told.answers).toEqual([[[], null]]);
    await screen.unmount();

    const again = await showAct({ act: SAMPLE_ACTS.draw, keepAs: name });
    await expect
      .element(again.screen.getByRole('img', { name: 'Your drawing, 2 lines' }))
      .toBeVisible();
  });

  test('comes back after everything was cleared', async () => {
    const { screen } = await showAct({ act: SAMPLE_ACTS.draw });
    await screen.getByRole('img', { name: /^Your drawing/ }).click();
    await screen.getByRole('button', { name: 'Clear all' }).click();
    await expect.element(screen.getByRole('img', { name: 'Your drawing, 0 lines' })).toBeVisible();
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(screen.getByRole('img', { name: 'Your drawing, 1 line' })).toBeVisible();
  });

  test('of one child is not shown to another', async () => {
    const first = await showAct({ act: SAMPLE_ACTS.draw, keepAs: keepAs() });
    await first.screen.getByRole('img', { name: /^Your drawing/ }).click();
    await first.screen.unmount();
    const { screen } = await showAct({ act: SAMPLE_ACTS.draw, keepAs: keepAs() });
    await expect.element(screen.getByRole('img', { name: 'Your drawing, 0 lines' })).toBeVisible();
  });

  test('may be made on paper, with the keyboard alone', async () => {
    const { screen, told } = await showAct({ act: SAMPLE_ACTS.draw });
    await screen.getByRole('button', { name: 'I drew it on paper' }).click();
    expect(told.answers).toEqual([[[], null]]);
  });
});

describe('a line', () => {
  const { write } = SAMPLE_ACTS;

  test('goes into the journal, and who reads it is said before', async () => {
    const lines: string[] = [];
    const onWrite = (line: string) => Promise.resolve(void lines.push(line));
    const { screen, told } = await showAct({ act: write, onWrite });
    await expect.element(screen.getByText(/It goes into your journal/)).toBeVisible();
    await expectNoBarriers();
    await screen.getByRole('textbox', { name: 'Your line' }).fill('  For my sister. ');
    await screen.getByRole('button', { name: 'Into my journal' }).click();
    await expect.element(screen.getByText('It is in your journal.')).toBeVisible();
    expect(lines).toEqual(['For my sister.']);
    expect(told.answers).toEqual([[[], null]]);
  });

  test('that was not saved is still there', async () => {
    const onWrite = () => Promise.reject(new Error('offline'));
    const { screen, told } = await showAct({ act: write, onWrite });
    const line = screen.getByRole('textbox', { name: 'Your line' });
    await line.fill('For my sister.');
    await screen.getByRole('button', { name: 'Into my journal' }).click();
    await expect.element(screen.getByText(/It was not saved/)).toBeVisible();
    await expect.element(line).toHaveValue('For my sister.');
    expect(told.answers).toEqual([]);
  });

  test('may be written on paper; where there is no journal that is the only way', async () => {
    const { screen, told } = await showAct({ act: write });
    await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'I wrote it on paper' }).click();
    expect(told.answers).toEqual([[[], null]]);
  });
});

describe('an activity', () => {
  const activity = { title: 'Curl up', description: 'Curl up small like a stone.', seconds: 90 };

  test('has a timer that begins and pauses, and is done by a tap', async () => {
    let done = 0;
    const screen = await showPart(
      <ActivityAct
        activity={activity}
        language="en"
        band="kindergarten"
        onDone={() => {
          done += 1;
        }}
      />,
    );
    await expect.element(screen.getByRole('timer')).toHaveTextContent('1:30');
    await screen.getByRole('button', { name: 'Start' }).click();
    await screen.getByRole('button', { name: 'Pause' }).click();
    await expect.element(screen.getByRole('button', { name: 'Start' })).toBeVisible();
    await expectNoBarriers();
    await screen.getByRole('button', { name: 'Done!' }).click();
    await expect.element(screen.getByText('Hooray, you did it!')).toBeVisible();
    expect(done).toBe(1);
  });

  test('without a time has no timer, and is done with the keyboard', async () => {
    const { seconds: _, ...timeless } = activity;
    let done = 0;
    const screen = await showPart(
      <ActivityAct
        activity={timeless}
        language="en"
        band="advanced"
        onDone={() => {
          done += 1;
        }}
      />,
    );
    await expect.element(screen.getByRole('timer')).not.toBeInTheDocument();
    await userEvent.keyboard('{Tab}{Enter}');
    expect(done).toBe(1);
    // The button is gone; whoever has no pointer goes on from what was said.
    const told = screen.getByText('Done, good.').element();
    expect(document.activeElement?.contains(told)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });
});
