import { describe, expect, test } from 'vitest';
import type { RenderResult } from 'vitest-browser-react';
import { askAs, callAs } from '../../../test/call-as.ts';
import { createWorld } from '../../../test/world.tsx';

async function openAsMiriam() {
  const world = await createWorld();
  const miriam = await world.given({ role: 'teacher', username: 'miriam', firstName: 'Miriam' });
  world.signIn(miriam);
  return { world, miriam };
}

async function fillLesson(screen: RenderResult, title: string) {
  await screen.getByLabelText('Title').fill(title);
  await screen.getByLabelText('Description').fill('How they hear');
  await screen.getByLabelText('Content').fill('Begin in the dark.');
}

describe('the overview', () => {
  test('greets by the first name, and by the user name where there is none', async () => {
    const { world } = await openAsMiriam();
    const screen = await world.open('/');
    await expect.element(screen.getByRole('heading', { name: 'Welcome, Miriam!' })).toBeVisible();
    await screen.unmount();
    world.signIn(await world.given({ role: 'teacher', username: 'joel' }));
    const other = await world.open('/');
    await expect.element(other.getByRole('heading', { name: 'Welcome, joel!' })).toBeVisible();
  });

  test('shows true numbers and what students did', async () => {
    const { world } = await openAsMiriam();
    const ruth = await world.given({ role: 'student', firstName: 'Ruth' });
    await callAs(ruth, 'lessons.complete', { lessonId: 1 });
    const screen = await world.open('/');
    for (const [card, number] of [
      ['Total Students', '1'],
      ['Active Today', '1'],
      ['Avg Progress', /^[1-9]\d*%$/],
      ['Lessons Created', '0'],
    ] as const) {
      const label = screen.getByRole('term').filter({ hasText: card });
      await expect.element(label).toBeVisible();
      expect(label.element().nextElementSibling?.textContent).toMatch(number);
    }
    await expect.element(screen.getByText(/^Ruth completed ".+"$/)).toBeVisible();
    await expect.element(screen.getByText('Ruth joined Lamplight')).toBeVisible();
  });

  test('leads to lessons, students, analytics and reports', async () => {
    const { world } = await openAsMiriam();
    const screen = await world.open('/');
    for (const [action, tab] of [
      ['Manage Students', 'Students'],
      ['View Analytics', 'Analytics'],
      ['Generate Reports', 'Analytics'],
    ] as const) {
      await screen.getByRole('button', { name: action }).click();
      const opened = screen.getByRole('tab', { name: tab });
      await expect.element(opened).toHaveAttribute('aria-selected', 'true');
      await screen.getByRole('tab', { name: 'Overview' }).click();
    }
    await screen.getByRole('button', { name: 'Create New Lesson' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Create New Lesson' })).toBeVisible();
  });
});

test('the overview says which classes these are and their codes, and leads to the settings', async () => {
  const { world, miriam } = await openAsMiriam();
  const [owls] = await askAs<{ id: number; code: string }[]>(miriam, 'teaching.classes');
  const screen = await world.open('/');
  const card = screen.getByText('Your class', { exact: true });
  await expect.element(card).toBeVisible();
  await expect.element(screen.getByText('Our class')).toBeVisible();
  await expect.element(screen.getByText(owls?.code ?? '', { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'Class settings', exact: true }).click();
  await expect.element(screen.getByRole('button', { name: 'New code' })).toBeVisible();
});

test('who is approved meanwhile sees the students without a reload, and is told so', async () => {
  const world = await createWorld();
  await world.given({ role: 'student', firstName: 'Ruth' });
  const admin = await world.given({ role: 'admin' });
  const joel = await callAs<{ token: string; user: { id: number } }>(null, 'auth.register', {
    username: 'joel',
    password: 'a-good-password',
    role: 'teacher',
    termsAccepted: true,
  });
  world.signIn({ id: 0, username: 'joel', password: '', ...joel });
  const screen = await world.open('/');
  await expect.element(screen.getByText('Your account is waiting for an admin')).toBeVisible();
  await expect.element(screen.getByText('Our class')).not.toBeInTheDocument();
  const approval = { id: joel.user.id, ownPassword: admin.password };
  await callAs(admin, 'admin.approveTeacher', approval);
  await expect.element(screen.getByText('You are approved'), { timeout: 20_000 }).toBeVisible();
  await expect.element(screen.getByText('waiting for an admin')).not.toBeInTheDocument();
  await expect.element(screen.getByText('Our class')).toBeVisible();
  await expect.element(screen.getByText('Ruth joined Lamplight')).toBeVisible();
});

test('a teacher whom no admin has approved sees no student, and may write lessons', async () => {
  const world = await createWorld();
  await world.given({ role: 'student', firstName: 'Ruth' });
  const joel = await callAs<{ token: string }>(null, 'auth.register', {
    username: 'joel',
    password: 'a-good-password',
    role: 'teacher',
    termsAccepted: true,
  });
  world.signIn({ id: 0, username: 'joel', password: '', ...joel });
  const screen = await world.open('/#students');
  await expect.element(screen.getByText('Your account is waiting for an admin')).toBeVisible();
  await expect.element(screen.getByText(/once the admin has approved/).last()).toBeVisible();
  await expect.element(screen.getByText('Ruth')).not.toBeInTheDocument();
  await screen.getByRole('tab', { name: 'My Lessons' }).click();
  await screen.getByRole('button', { name: 'Create Your First Lesson' }).click();
  await fillLesson(screen, 'Owls');
  await screen.getByRole('button', { name: 'Create Lesson' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Owls' })).toBeVisible();
});

describe('creating a lesson', () => {
  test('says what is missing, and creates when it is there', async () => {
    const { world } = await openAsMiriam();
    const screen = await world.open('/#lessons');
    await screen.getByRole('button', { name: 'Create Your First Lesson' }).click();
    await expect.element(screen.getByLabelText('Duration (minutes)')).toHaveValue(30);
    await expect.element(screen.getByLabelText('Subject')).toHaveValue('science');
    await expect.element(screen.getByLabelText('Difficulty')).toHaveValue('beginner');
    await screen.getByRole('button', { name: 'Create Lesson' }).click();
    await expect.element(screen.getByText('Missing Information')).toBeVisible();
    await expect.element(screen.getByLabelText('Title')).toHaveFocus();
    await expect.element(screen.getByLabelText('Title')).toBeInvalid();

    await fillLesson(screen, 'Owls');
    await screen.getByRole('button', { name: 'Create Lesson' }).click();
    await expect.element(screen.getByText('Lesson created')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Owls' })).toBeVisible();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();

    await screen.getByRole('button', { name: 'Create New Lesson' }).click();
    await expect.element(screen.getByLabelText('Title')).toHaveValue('');
  });

  test('that does not reach the host says so and keeps what was typed', async () => {
    const { world } = await openAsMiriam();
    const screen = await world.open('/#lessons');
    await screen.getByRole('button', { name: 'Create Your First Lesson' }).click();
    await fillLesson(screen, 'Owls');
    world.disconnect();
    await screen.getByRole('button', { name: 'Create Lesson' }).click();
    await expect
      .element(screen.getByText('Failed to create lesson. Please try again.'))
      .toBeVisible();
    await expect.element(screen.getByLabelText('Title')).toHaveValue('Owls');
    world.reconnect();
    await screen.getByRole('button', { name: 'Create Lesson' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Owls' })).toBeVisible();
  });
});

describe('generating content', () => {
  async function openNew() {
    const { world } = await openAsMiriam();
    const screen = await world.open('/#lessons');
    await screen.getByRole('button', { name: 'Create Your First Lesson' }).click();
    return { world, screen, generate: screen.getByRole('button', { name: 'Generate with AI' }) };
  }

  test('needs a title', async () => {
    const { screen, generate } = await openNew();
    await generate.click();
    await expect.element(screen.getByText('Missing Information')).toBeVisible();
    await expect
      .element(screen.getByText(/provide a lesson title and subject before/).first())
      .toBeVisible();
    await expect.element(screen.getByLabelText('Title')).toBeInvalid();
  });

  test('fills in a draft, names who made it, and gives back what stood there', async () => {
    const { screen, generate } = await openNew();
    await fillLesson(screen, 'Rainbows');
    await generate.click();
    await expect.element(screen.getByText(/A draft is in the fields/)).toBeVisible();
    await expect
      .element(screen.getByText('Built-in helper: a program, not a person'))
      .toBeVisible();
    const content = screen.getByLabelText('Content');
    expect((content.element() as HTMLTextAreaElement).value).toContain('(Science, day 8)');
    await screen.getByRole('button', { name: 'Undo the draft' }).click();
    await expect.element(content).toHaveValue('Begin in the dark.');
    await expect.element(screen.getByLabelText('Description')).toHaveValue('How they hear');
    await generate.click();
    await screen.getByRole('button', { name: 'Create Lesson' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Rainbows' })).toBeVisible();
  });

  test('that fails leaves what was typed, and says so', async () => {
    const { world, screen, generate } = await openNew();
    await fillLesson(screen, 'Rainbows');
    world.disconnect();
    await generate.click();
    await expect.element(screen.getByText('Generation Failed')).toBeVisible();
    await expect.element(screen.getByLabelText('Content')).toHaveValue('Begin in the dark.');
    world.reconnect();
    await expect.element(generate).toBeEnabled();
  });
});

describe('a lesson that is there', () => {
  async function openGears() {
    const { world, miriam } = await openAsMiriam();
    await callAs(miriam, 'teaching.createLesson', {
      title: 'Gears',
      description: 'How they turn',
      content: 'Two wheels.\nOne turns the other.',
      subject: 'engineering',
      difficulty: 'advanced',
      duration: 45,
    });
    return { world, screen: await world.open('/#lessons') };
  }

  test('can be looked at', async () => {
    const { screen } = await openGears();
    await screen.getByRole('button', { name: 'View Gears' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Gears' });
    await expect.element(dialog.getByText(/One turns the other/)).toBeVisible();
    await expect.element(dialog.getByText('Engineering')).toBeVisible();
    await expect.element(dialog.getByText('45 min')).toBeVisible();
  });

  test('can be edited, and takes as few as 5 minutes then', async () => {
    const { screen } = await openGears();
    await screen.getByRole('button', { name: 'Edit Gears' }).click();
    await expect.element(screen.getByLabelText('Title')).toHaveValue('Gears');
    await expect.element(screen.getByLabelText('Subject')).toHaveValue('engineering');
    await screen.getByLabelText('Title').fill('Wheels');
    await screen.getByLabelText('Duration (minutes)').fill('4');
    await screen.getByRole('button', { name: 'Update Lesson' }).click();
    await expect
      .element(screen.getByText('Please choose between 5 and 120 minutes.'))
      .toBeVisible();
    await screen.getByLabelText('Duration (minutes)').fill('5');
    await screen.getByRole('button', { name: 'Update Lesson' }).click();
    await expect.element(screen.getByText('Lesson updated')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Wheels' })).toBeVisible();
  });

  test('says so when the change does not reach the host', async () => {
    const { world, screen } = await openGears();
    await screen.getByRole('button', { name: 'Edit Gears' }).click();
    await screen.getByLabelText('Title').fill('Wheels');
    world.disconnect();
    await screen.getByRole('button', { name: 'Update Lesson' }).click();
    await expect
      .element(screen.getByText('Failed to update lesson. Please try again.'))
      .toBeVisible();
    world.reconnect();
  });
});

describe('a lesson with steps and acts', () => {
  async function openEditor() {
    const { world, miriam } = await openAsMiriam();
    const screen = await world.open('/');
    await screen.getByRole('button', { name: 'Create New Lesson' }).click();
    await fillLesson(screen, 'Owls');
    return { world, miriam, screen };
  }

  test('is put together from a question, a verse and a picture, and looked at by age', async () => {
    const { screen } = await openEditor();
    await screen.getByRole('button', { name: 'Question or task' }).click();
    await screen.getByRole('menuitem', { name: 'A question with answers to choose' }).click();
    await expect
      .element(screen.getByLabelText('Content'))
      .toHaveValue(expect.stringMatching(/^Begin in the dark\.\n\n:::choose\n/));

    await screen.getByRole('button', { name: 'Verse' }).click();
    await screen.getByLabelText('Passage').fill('genesis 1 3');
    await screen.getByRole('button', { name: 'Look up' }).click();
    await expect.element(screen.getByText(/Let there be light/)).toBeVisible();
    await screen.getByRole('button', { name: 'Show it here' }).click();

    await screen.getByRole('button', { name: 'Picture', exact: true }).click();
    await screen.getByLabelText('Light').selectOptions('At night');
    await screen.getByRole('button', { name: 'Put the picture here' }).click();
    await expect
      .element(screen.getByLabelText('Content'))
      .toHaveValue(expect.stringContaining('::scene{name="lake-night" alt="Lake. At night."}'));

    await screen.getByRole('button', { name: 'See it as students do' }).click();
    const preview = screen.getByRole('region', { name: 'Preview' });
    await expect.element(preview.getByText('Begin in the dark.')).toBeVisible();
    await preview.getByRole('button', { name: /^Next/ }).click();
    await preview.getByRole('button', { name: /The right answer/ }).click();
    await expect.element(preview.getByText('Why it is so.')).toBeVisible();
    await preview.getByLabelText('As students of').selectOptions('16 to 18 years');
    await expect.element(preview.getByText('Begin in the dark.')).toBeVisible();
  });

  test('is told where it has a fault, and saved once it is mended', async () => {
    const { screen } = await openEditor();
    const content = screen.getByLabelText('Content');
    await content.fill('Begin.\n\n:::choose\nWho?\n- [ ] Me\n- [ ] You\n\nBoth.\n:::');
    await screen.getByRole('button', { name: 'See it as students do' }).click();
    const fault = screen.getByRole('listitem').filter({ hasText: 'exactly one option has [x]' });
    await expect.element(fault).toBeVisible();
    await screen.getByRole('button', { name: 'Create Lesson' }).click();
    await expect
      .element(screen.getByLabelText('Content'))
      .toHaveAccessibleDescription(/^Line 3: exactly one option/);
    await content.fill('Begin.\n\n:::choose\nWho?\n- [x] Me\n- [ ] You\n\nBoth.\n:::');
    await screen.getByRole('button', { name: 'Create Lesson' }).click();
    await expect.element(screen.getByText('Lesson created')).toBeVisible();
  });
});
