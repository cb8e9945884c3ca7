import { expect, test, vi } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { createWorld } from '../../../test/world.tsx';

const NOTICE = '=HYPERLINK("http://example.org") We count your visits.';

/** The host answers after the pause that typing is given. */
const PATIENCE = { timeout: 10_000 };

async function openRecords() {
  const world = await createWorld();
  const admin = await world.given({ role: 'admin', username: 'gatekeeper' });
  const ruth = await world.given({ role: 'student', username: 'ruth', firstName: 'Ruth', age: 9 });
  const zoe = await world.given({ role: 'student', username: 'zoe', firstName: 'Zoë', age: 15 });
  const paper = { studentId: ruth.id, purpose: 'session-tracking', notice: NOTICE, granted: true };
  await callAs(admin, 'consents.recordPaper', paper);
  const own = { purpose: 'outside-ai', notice: 'Answers from outside.' };
  await callAs(zoe, 'consents.give', own);
  await callAs(zoe, 'consents.withdraw', own);
  world.signIn(admin);
  return world.open('/#care/consents');
}

test('the consent records tell what was decided, by whom and after which words', async () => {
  const screen = await openRecords();
  const records = screen.getByRole('region', { name: 'Consent records' });
  const students = () =>
    records
      .getByRole('rowheader')
      .elements()
      .map((cell) => cell.textContent);
  await expect.poll(students, PATIENCE).toEqual(['Zoë', 'Zoë', 'Ruth']);
  const ruth = records.getByRole('row', { name: /Ruth/ });
  await expect.element(ruth.getByText('Counting visits')).toBeVisible();
  await expect.element(ruth.getByText('on paper')).toBeVisible();
  await expect.element(ruth.getByText('gatekeeper')).toBeVisible();

  await records.getByRole('combobox', { name: 'Decision' }).selectOptions('withdrawn');
  await expect.poll(students, PATIENCE).toEqual(['Zoë']);
  await records.getByRole('combobox', { name: 'Decision' }).selectOptions('Given and withdrawn');
  await records.getByLabelText('Search by student').fill('ruth');
  await expect.poll(students, PATIENCE).toEqual(['Ruth']);
  await records.getByRole('button', { name: /Read the notice that Ruth/ }).click();
  await expect.element(screen.getByRole('dialog').getByText(NOTICE)).toBeVisible();
});

test('the file of the records holds the words, and no formula', async () => {
  const parts: BlobPart[] = [];
  const RealBlob = Blob;
  vi.stubGlobal(
    'Blob',
    class extends RealBlob {
      constructor(content: BlobPart[] = [], options?: BlobPropertyBag) {
        super(content, options);
        parts.push(...content);
      }
    },
  );
  const screen = await openRecords();
  const records = screen.getByRole('region', { name: 'Consent records' });
  await records.getByRole('button', { name: 'Export CSV' }).click();
  await expect.poll(() => parts.join(''), PATIENCE).toContain('We count your visits.');
  const file = parts.join('');
  expect(file).toContain('"\'=HYPERLINK(""http://example.org"") We count your visits."');
  expect(file.trim().split('\r\n')).toHaveLength(4);
  vi.unstubAllGlobals();
});
