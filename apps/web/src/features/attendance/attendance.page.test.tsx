import { describe, expect, test, vi } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { givenCare, givenFamily } from '../../../test/care.ts';
import { createWorld, type World, type WorldPerson } from '../../../test/world.tsx';

/** A teacher at the door, with a family, signed in. */
async function atDoor() {
  const world = await createWorld();
  const family = await givenFamily(world);
  world.signIn(family.miriam);
  return { world, ...family };
}

const arrival = ({ id }: WorldPerson) => ({
  ...{ who: { kind: 'student', id }, act: 'check-in', at: new Date().toISOString() },
  ...{ release: null, despite: '' },
});

/** The code of the day, as a parent reads it. */
async function codeFor(parent: WorldPerson, { id }: WorldPerson): Promise<string> {
  const input = encodeURIComponent(JSON.stringify({ studentId: id }));
  const answer = await fetch(`/trpc/attendance.ofChild?input=${input}`, {
    headers: { authorization: `Bearer ${parent.token}` },
  });
  return (await answer.json()).result.data.code;
}

describe('the list at the door', () => {
  test('is found in the menu, and a child is checked in and taken back with one touch each', async () => {
    const { world } = await atDoor();
    const screen = await world.open('/');
    await screen.getByRole('link', { name: 'Check-in' }).first().click();
    const row = screen.getByRole('listitem').filter({ hasText: 'Ruth' });
    await expect.element(row.getByText('Expected')).toBeVisible();
    await row.getByRole('button', { name: 'Check in Ruth' }).click();
    await expect.element(row.getByText('Here', { exact: true })).toBeVisible();
    await row.getByRole('button', { name: 'Undo the last mark of Ruth' }).click();
    await expect.element(row.getByText('Expected')).toBeVisible();
  });

  test('lets a child go with the code of the day, and not with another one', async () => {
    const { world, ruth, eva, miriam } = await atDoor();
    const code = await codeFor(eva, ruth);
    await callAs(miriam, 'attendance.mark', arrival(ruth));
    const screen = await world.open('/attendance');
    await screen.getByRole('button', { name: 'Check out Ruth' }).click();
    const typed = screen.getByRole('textbox', { name: 'The code of today' });
    await typed.fill(code === 'ZZZZ' ? 'YYYY' : 'ZZZZ');
    await expect.element(screen.getByRole('button', { name: 'Ruth goes home' })).toBeDisabled();
    await screen.getByRole('button', { name: 'Choose Eva' }).click();
    await screen.getByRole('button', { name: 'Ruth goes home' }).click();
    await expect
      .element(screen.getByText('This is not the code of this child for today.'))
      .toBeVisible();
    await typed.fill(code.toLowerCase());
    await screen.getByRole('button', { name: 'Ruth goes home' }).click();
    await expect.element(screen.getByText(/at .* with Eva$/)).toBeVisible();
  });

  test('warns loudly of somebody who may not collect a child, and asks why it is all right', async () => {
    const { world, ruth, eva, miriam } = await atDoor();
    await callAs(eva, 'attendance.saveCollector', {
      ...{ studentId: ruth.id, id: null, name: 'Tom Reed', relation: '', telephone: '' },
      allowed: false,
    });
    await callAs(miriam, 'attendance.mark', arrival(ruth));
    const screen = await world.open('/attendance');
    await expect.element(screen.getByText('Look who collects')).toBeVisible();
    await expect.element(screen.getByText('Tom Reed')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Check out Ruth' }).click();
    await expect.element(screen.getByText('Tom Reed')).toBeVisible();
    await screen.getByText('I know this person').click();
    await screen.getByLabelText('With whom?').fill('tom');
    await screen.getByLabelText('Why may the child go?').fill('Says so');
    await expect.element(screen.getByText(/^Stop: this may be somebody/)).toBeVisible();
    const send = screen.getByRole('button', { name: 'Ruth goes home' });
    await expect.element(send).toBeDisabled();
    await screen.getByLabelText('Why it is all right').fill('Tom Baker, the uncle');
    await send.click();
    await expect.element(screen.getByText(/let the child go with tom/)).toBeVisible();
  });

  test('offers nobody who may be somebody who may not collect the child', async () => {
    const { world, ruth, eva, miriam } = await atDoor();
    const tom = { studentId: ruth.id, relation: '', telephone: '' };
    const barred = { ...tom, id: null, name: 'Tom Reed', allowed: false };
    await callAs(eva, 'attendance.saveCollector', barred);
    await callAs(eva, 'attendance.announce', { ...tom, name: 'Tom' });
    await callAs(miriam, 'attendance.mark', arrival(ruth));
    const screen = await world.open('/attendance');
    await screen.getByRole('button', { name: 'Check out Ruth' }).click();
    await expect.element(screen.getByText('Tom (announced for today by Eva)')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Choose Eva' })).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Choose Tom' }))
      .not.toBeInTheDocument();
  });

  test('says on a projector nothing of who may not collect the child', async () => {
    const { world, ruth, eva } = await atDoor();
    const barred = { studentId: ruth.id, id: null, relation: '', telephone: '', allowed: false };
    await callAs(eva, 'attendance.saveCollector', { ...barred, name: 'Tom Reed' });
    const screen = await world.open('/attendance');
    const flag = screen.getByText('Look who collects');
    await expect.element(flag).toBeVisible();
    const channel = new BroadcastChannel('lamplight-presenting');
    channel.postMessage({ kind: 'open', projector: 'door' });
    await expect.element(flag).not.toBeInTheDocument();
    channel.postMessage({ kind: 'closed', projector: 'door' });
    await expect.element(flag).toBeVisible();
    channel.close();
  });

  test('says why a departure is not taken, and leaves it open', async () => {
    const { world, ruth, miriam } = await atDoor();
    await callAs(miriam, 'attendance.mark', arrival(ruth));
    const screen = await world.open('/attendance');
    await screen.getByRole('button', { name: 'Check out Ruth' }).click();
    await screen.getByText('I know this person').click();
    await screen.getByLabelText('With whom?').fill('Eva');
    await screen.getByLabelText('Why may the child go?').fill('Is the mother');
    await takeBack(miriam);
    const send = screen.getByRole('button', { name: 'Ruth goes home' });
    await send.click();
    await expect.element(screen.getByText('Ruth is not checked in')).toBeVisible();
    await expect.element(send).toBeVisible();
    await callAs(miriam, 'attendance.mark', arrival(ruth));
    await send.click();
    await expect.element(send).not.toBeInTheDocument();
  });

  test('sends what has waited before what is marked next', async () => {
    const { world, ruth, miriam } = await atDoor();
    const screen = await world.open('/attendance');
    const row = screen.getByRole('listitem').filter({ hasText: 'Ruth' });
    await expect.element(row).toBeVisible();
    world.disconnect('attendance');
    await row.getByRole('button', { name: 'Check in Ruth' }).click();
    await expect.element(screen.getByText(/^No connection to the host/)).toBeVisible();
    await row.getByRole('button', { name: 'Check out Ruth' }).click();
    await screen.getByLabelText('With whom?').fill('Eva');
    await screen.getByLabelText('Why may the child go?').fill('Is the mother');
    world.reconnect();
    await screen.getByRole('button', { name: 'Ruth goes home' }).click();
    await expect.element(row.getByText('Gone', { exact: true })).toBeVisible();
    await expect.element(row.getByText('Waits on this device')).not.toBeInTheDocument();
    expect(await marksOf(miriam, ruth)).toEqual(['check-in', 'check-out']);
  });

  test('keeps a mark while the host is away, and sends it when it is back', async () => {
    const { world, ruth, miriam } = await atDoor();
    const screen = await world.open('/attendance');
    const row = screen.getByRole('listitem').filter({ hasText: 'Ruth' });
    await expect.element(row).toBeVisible();
    world.disconnect('attendance');
    await row.getByRole('button', { name: 'Check in Ruth' }).click();
    await expect.element(row.getByText('Waits on this device')).toBeVisible();
    await expect.element(row.getByText('Here', { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/^No connection to the host/)).toBeVisible();
    world.reconnect();
    window.dispatchEvent(new Event('online'));
    await expect.element(row.getByText('Waits on this device')).not.toBeInTheDocument();
    await expect.element(row.getByText('Here', { exact: true })).toBeVisible();
    expect(await marksOf(miriam, ruth)).toEqual(['check-in']);
  });

  test('opens what is written to mind, and finds children by name and state', async () => {
    const { world, ruth, eva } = await atDoor();
    await givenCare({ ruth, eva });
    await world.given({ role: 'student', username: 'boaz', firstName: 'Boaz', age: 9 });
    const screen = await world.open('/attendance');
    await screen.getByLabelText('Search by name').fill('ru');
    await expect.element(screen.getByText('Boaz')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: /Open what is written about Ruth/ }).click();
    await screen.getByRole('button', { name: 'Show', exact: true }).click();
    await expect.element(screen.getByText('Hazelnuts')).toBeVisible();
  });

  test('takes in a child without an account', async () => {
    const { world } = await atDoor();
    const screen = await world.open('/attendance');
    await screen.getByRole('button', { name: 'Child without account' }).click();
    await screen.getByLabelText('Name of the child').fill('Tirzah');
    await screen.getByLabelText('Who brought the child').fill('Hoglah');
    await screen.getByRole('button', { name: 'The child is here' }).click();
    await expect.element(screen.getByText('Please write the telephone number.')).toBeVisible();
    await screen.getByLabelText('Telephone').fill('555 01020');
    await screen.getByRole('button', { name: 'The child is here' }).click();
    const row = screen.getByRole('listitem').filter({ hasText: 'Tirzah' });
    await expect.element(row.getByText('Came with Hoglah')).toBeVisible();
  });
});

/** What the host answers an adult. */
async function ask({ token }: WorldPerson, path: string, input: unknown) {
  const query = encodeURIComponent(JSON.stringify(input));
  const answer = await fetch(`/trpc/${path}?input=${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()).result.data;
}

/** What was marked of a child today. */
async function marksOf(teacher: WorldPerson, { id }: WorldPerson): Promise<string[]> {
  const { date } = await ask(teacher, 'attendance.today', { classId: null });
  const marks = await ask(teacher, 'attendance.marksOfDay', { who: { kind: 'student', id }, date });
  return marks.map(({ act }: { act: string }) => act);
}

/** Another adult takes back what was marked last of the first child of the list. */
async function takeBack(teacher: WorldPerson): Promise<void> {
  const { rows } = await ask(teacher, 'attendance.today', { classId: null });
  await callAs(teacher, 'attendance.undo', { who: rows[0].who, markId: rows[0].markId });
}

describe('the lists to print', () => {
  test('name who is here for a fire drill, with what to mind', async () => {
    const { world, ruth, eva, miriam } = await atDoor();
    await givenCare({ ruth, eva });
    await world.given({ role: 'student', username: 'boaz', firstName: 'Boaz', age: 9 });
    await callAs(miriam, 'attendance.mark', arrival(ruth));
    const screen = await world.open('/attendance');
    await screen.getByRole('link', { name: 'List for a fire drill' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Our class: 1' })).toBeVisible();
    const names = screen.getByRole('list', { name: 'Our class' });
    await expect.element(names).toHaveTextContent('RuthAM');
    await expect.element(screen.getByText('Boaz')).not.toBeInTheDocument();
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    await screen.getByRole('button', { name: 'Print' }).click();
    expect(print).toHaveBeenCalledOnce();
  });

  test('give each child a slip with the code, once a teacher opens them', async () => {
    const { world, ruth, eva } = await atDoor();
    const code = await codeFor(eva, ruth);
    const screen = await world.open('/attendance?view=slips');
    await expect.element(screen.getByRole('button', { name: 'Show the codes' })).toBeVisible();
    expect(screen.container.textContent).not.toContain(code);
    await screen.getByRole('button', { name: 'Show the codes' }).click();
    await expect.element(screen.getByText(code, { exact: true })).toBeVisible();
  });
});

test('a day is corrected with a reason, and what was marked before stays to be read', async () => {
  const { world, ruth, miriam } = await atDoor();
  await callAs(miriam, 'attendance.mark', arrival(ruth));
  const screen = await world.open('/attendance?view=register');
  await screen.getByRole('button', { name: 'Show', exact: true }).click();
  await screen.getByRole('button', { name: /^Correct Ruth/ }).click();
  await screen.getByLabelText('Came', { exact: true }).fill('07:40');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Please write why, in a few words.')).toBeVisible();
  await screen.getByLabelText('Why it is corrected').fill('Came earlier');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText(/^7:40/)).toBeVisible();
  await screen.getByRole('button', { name: /^Correct Ruth/ }).click();
  await expect.element(screen.getByText(/Miriam: checked in/)).toBeVisible();
  await expect.element(screen.getByText(/Miriam: corrected .* Came earlier/)).toBeVisible();
});

describe('a parent', () => {
  async function opened(world: World, eva: WorldPerson) {
    world.signIn(eva);
    return world.open('/#pickup');
  }

  test('reads the day and the code, and says that somebody else comes', async () => {
    const { world, ruth, eva, miriam } = await atDoor();
    await callAs(miriam, 'attendance.mark', arrival(ruth));
    const code = await codeFor(eva, ruth);
    const screen = await opened(world, eva);
    await expect.element(screen.getByText(/^Ruth is here since/)).toBeVisible();
    await expect.element(screen.getByText(code, { exact: true })).toBeVisible();
    await screen.getByLabelText('Name', { exact: true }).fill('Orpah');
    await screen.getByRole('button', { name: 'Tell the class' }).click();
    await expect
      .element(screen.getByRole('button', { name: 'Take back that Orpah comes' }))
      .toBeVisible();
    world.signIn(miriam);
    const door = await world.open('/attendance');
    await expect.element(door.getByText('Comes today: Orpah')).toBeVisible();
  });

  test('names somebody with a photo, which is made small', async () => {
    const { world, eva } = await atDoor();
    const screen = await opened(world, eva);
    await screen.getByRole('button', { name: 'Add somebody' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByLabelText('Name', { exact: true }).fill('Naomi');
    await dialog.getByLabelText('Photo (if you like)').upload(await picture(900, 600));
    await dialog.getByRole('button', { name: 'Save' }).click();
    const photo = screen.getByRole('img', { name: 'Photo of Naomi' });
    await expect.element(photo).toBeVisible();
    const size = () => {
      const { naturalWidth, naturalHeight } = photo.element() as HTMLImageElement;
      return [naturalWidth, naturalHeight];
    };
    await expect.poll(size).toEqual([360, 240]);
  });

  test('is told that a file is no picture', async () => {
    const { world, eva } = await atDoor();
    const screen = await opened(world, eva);
    await screen.getByRole('button', { name: 'Add somebody' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByLabelText('Name', { exact: true }).fill('Naomi');
    const text = new File(['no picture'], 'photo.jpg', { type: 'image/jpeg' });
    await dialog.getByLabelText('Photo (if you like)').upload(text);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect
      .element(screen.getByText('This file is no picture that can be shown.'))
      .toBeVisible();
  });
});

async function picture(width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob ?? ''], 'photo.png', { type: 'image/png' });
}
