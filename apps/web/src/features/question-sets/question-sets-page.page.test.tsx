import type { QuestionDraft, QuestionSet } from '@lamplight/domain/question-sets';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { RenderResult } from 'vitest-browser-react';
import { callAs } from '../../../test/call-as.ts';
import { createWorld } from '../../../test/world.tsx';

const PATH = '/multiplayer-games/question-sets';
const ARK: QuestionDraft = {
  kind: 'choice',
  question: 'Who built the ark?',
  options: ['Noah', 'Moses'],
  answer: 0,
  explanation: 'God told Noah to build it.',
  topic: 'Genesis',
};

async function openAsMiriam(questions?: readonly QuestionDraft[]) {
  const world = await createWorld();
  const miriam = await world.given({ role: 'teacher', username: 'miriam', firstName: 'Miriam' });
  world.signIn(miriam);
  if (questions !== undefined) {
    await callAs<QuestionSet>(miriam, 'questionSets.create', { name: 'Week one', questions });
  }
  return { world, miriam, screen: await world.open(PATH) };
}

async function writeArk(screen: RenderResult) {
  await screen.getByLabelText('Question', { exact: true }).fill('Who built the ark?');
  await screen.getByLabelText('Option 1', { exact: true }).fill('Noah');
  await screen.getByLabelText('Option 2', { exact: true }).fill('Moses');
}
const save = (screen: RenderResult) => screen.getByRole('button', { name: 'Save the set' }).click();

describe('a teacher’s question sets', () => {
  test('begin empty, with the way to the first one', async () => {
    const { screen } = await openAsMiriam();
    await expect.element(screen.getByText('No question sets yet')).toBeVisible();
    await screen.getByRole('button', { name: 'Write the first set' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'New question set' })).toBeVisible();
  });

  test('are written, told what is to be mended, and saved', async () => {
    const { screen } = await openAsMiriam();
    await screen.getByRole('button', { name: 'New set' }).click();
    await writeArk(screen);
    await save(screen);
    await expect.element(screen.getByText('Please give the set a name')).toBeVisible();
    await expect
      .element(screen.getByText('Row 1, answer: Please say what is right.'))
      .toBeVisible();
    await screen.getByRole('radio', { name: 'Option 1 is right' }).click();
    await screen.getByLabelText('Name of the set').fill('Arks');
    await save(screen);
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Edit Arks' })).toBeVisible();
    await expect.element(screen.getByText('Needs at least 3 to be played')).toBeVisible();
  });

  test('hold questions of other kinds, which keep what was written', async () => {
    const { screen } = await openAsMiriam();
    await screen.getByRole('button', { name: 'New set' }).click();
    await screen.getByLabelText('Name of the set').fill('Kinds');
    await screen.getByLabelText('Question', { exact: true }).fill('Who lived first?');
    await screen.getByLabelText('Option 1', { exact: true }).fill('Noah');
    const kind = screen.getByLabelText('Kind of question');
    await kind.selectOptions('Put in order');
    await expect.element(screen.getByLabelText('Thing 1')).toHaveValue('Noah');
    await screen.getByLabelText('Thing 2').fill('Moses');
    await screen.getByLabelText('Thing 3').fill('David');
    await screen.getByRole('button', { name: 'Add a question' }).click();
    await screen.getByLabelText('Question', { exact: true }).fill('How many days?');
    await kind.selectOptions('A number');
    await screen.getByLabelText('Right number').fill('40');
    await screen.getByLabelText('May be off by').fill('0,5');
    await save(screen);
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Edit Kinds' }).click();
    await screen.getByRole('button', { name: /Who lived first/ }).click();
    await expect.element(kind).toHaveValue('order');
    await expect.element(screen.getByLabelText('Thing 3')).toHaveValue('David');
    await screen.getByRole('button', { name: /How many days/ }).click();
    await expect.element(screen.getByLabelText('Right number')).toHaveValue('40');
    await expect.element(screen.getByLabelText('May be off by')).toHaveValue('0.5');
  });

  test('tell at once of what is written twice, and of what is missing when a question is left', async () => {
    const { screen } = await openAsMiriam();
    await screen.getByRole('button', { name: 'New set' }).click();
    await writeArk(screen);
    await screen.getByLabelText('Option 2', { exact: true }).fill('noah');
    await expect.element(screen.getByText('Another option says the same.')).toBeVisible();
    await expect.element(screen.getByText('To mend')).toBeVisible();
    await screen.getByLabelText('Option 2', { exact: true }).fill('Moses');
    await expect.element(screen.getByText('To mend')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Add a question' }).click();
    await expect.element(screen.getByText('To mend')).toBeVisible();
  });

  test('keep what was written when the dialog is closed by mistake', async () => {
    const { screen } = await openAsMiriam();
    await screen.getByRole('button', { name: 'New set' }).click();
    await writeArk(screen);
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(screen.getByText('You have not saved what you wrote.')).toBeVisible();
    await screen.getByRole('button', { name: 'Go on writing' }).click();
    await expect
      .element(screen.getByLabelText('Question', { exact: true }))
      .toHaveValue('Who built the ark?');
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await screen.getByRole('button', { name: 'Close without saving' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('are changed, copied and deleted', async () => {
    const { screen } = await openAsMiriam([ARK]);
    await screen.getByRole('button', { name: 'Edit Week one' }).click();
    await screen.getByLabelText('Name of the set').fill('Week two');
    await save(screen);
    await screen.getByRole('button', { name: 'Make a copy of Week two' }).click();
    await expect
      .element(screen.getByRole('button', { name: 'Edit Week two (copy)' }))
      .toBeVisible();
    await screen.getByRole('button', { name: 'Delete Week two (copy)' }).click();
    await screen.getByRole('button', { name: 'Delete the set' }).click();
    await expect
      .element(screen.getByRole('button', { name: 'Edit Week two (copy)' }))
      .not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Edit Week two' })).toBeVisible();
  });

  test('are tried as the children see them', async () => {
    const { screen } = await openAsMiriam([ARK, { ...ARK, question: 'Is $5 more than $4?' }]);
    await screen.getByRole('button', { name: /^Preview Week one/ }).click();
    await expect.element(screen.getByText('Question 1 of 2')).toBeVisible();
    await expect.element(screen.getByText('Genesis')).toBeVisible();
    await screen.getByRole('button', { name: /: Moses$/ }).click();
    await expect.element(screen.getByText('God told Noah to build it.')).toBeVisible();
    await screen.getByRole('button', { name: 'Next question' }).click();
    await expect
      .element(screen.getByRole('heading', { name: 'Is $5 more than $4?' }))
      .toBeVisible();
  });

  test('of a co-teacher can be looked at and copied, but not changed', async () => {
    const { world, screen: mine } = await openAsMiriam([ARK]);
    await expect.element(mine.getByRole('button', { name: 'Edit Week one' })).toBeVisible();
    await mine.unmount();
    world.signIn(await world.given({ role: 'teacher', username: 'joel' }));
    const screen = await world.open(PATH);
    await expect.element(screen.getByText('Miriam')).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Edit Week one' }))
      .not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Make a copy of Week one' }).click();
    await expect
      .element(screen.getByRole('button', { name: 'Edit Week one (copy)' }))
      .toBeVisible();
  });
});

describe('a file of questions', () => {
  test('is looked at, mended and kept', async () => {
    const { screen } = await openAsMiriam();
    await screen.getByRole('button', { name: 'Import a file' }).click();
    const rows = screen.getByLabelText('Or paste the rows here');
    await rows.fill('question,option1,option2,answer\nWho built the ark?,Noah,noah,3');
    await screen.getByRole('button', { name: 'Look at the questions' }).click();
    await expect
      .element(screen.getByText('Row 2, option 2: Another option says the same.'))
      .toBeVisible();
    await rows.fill('question,option1,option2,answer\nWho built the ark?,Noah,Moses,1');
    await screen.getByRole('button', { name: 'Look at the questions' }).click();
    await expect.element(screen.getByText('1 question found.')).toBeVisible();
    await screen.getByLabelText('Name of the set').fill('From a file');
    await screen.getByRole('button', { name: 'Save as a set' }).click();
    await expect.element(screen.getByRole('button', { name: 'Edit From a file' })).toBeVisible();
  });

  test('of another program shows what comes in and what does not, and keeps the former', async () => {
    const { screen } = await openAsMiriam();
    await screen.getByRole('button', { name: 'Import a file' }).click();
    const gift =
      'Who built the ark? {=Noah ~Moses}\n\nTwo and two is {=4}.\n\nHow many days? {#40:2}\n\nWhy? {}';
    const file = new File([gift], 'Genesis.gift', { type: 'text/plain' });
    await userEvent.upload(screen.getByLabelText('File with questions'), file);
    await expect.element(screen.getByText('3 questions found.')).toBeVisible();
    await expect.element(screen.getByText('1 question does not come in')).toBeVisible();
    await expect
      .element(screen.getByText(/It asks for a text that somebody reads\./))
      .toBeVisible();
    await expect.element(screen.getByText('40 ± 2')).toBeVisible();
    await expect.element(screen.getByText('A word to type')).toBeVisible();
    await expect.element(screen.getByLabelText('Name of the set')).toHaveValue('Genesis');
    await screen.getByRole('button', { name: 'Save as a set' }).click();
    await expect.element(screen.getByRole('button', { name: 'Edit Genesis' })).toBeVisible();
  });

  test('that holds no questions says so, and another one may be taken', async () => {
    const { screen } = await openAsMiriam();
    await screen.getByRole('button', { name: 'Import a file' }).click();
    const input = screen.getByLabelText('File with questions');
    await userEvent.upload(input, new File(['Dear parents'], 'letter.txt'));
    await expect.element(screen.getByText(/No questions were found in it/)).toBeVisible();
    await userEvent.upload(input, new File(['question,a,b,correct\nWho?,Noah,Moses,a'], 'q.csv'));
    await expect.element(screen.getByText('1 question found.')).toBeVisible();
    await expect.element(screen.getByText(/No questions were found in it/)).not.toBeInTheDocument();
  });
});
