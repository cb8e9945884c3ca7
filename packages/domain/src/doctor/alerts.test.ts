import { expect, test } from 'vitest';
import { alertFindings } from './index.ts';

const WELL = { urgent: 0, sendsMail: true, contacts: 1, withoutAddress: [] };

test.each([
  ['all is well', {}, ['alerts-reach good']],
  ['an urgent alert waits', { urgent: 2 }, ['alerts-waiting problem']],
  ['there is no mail server', { sendsMail: false }, ['mail-none notice']],
  ['nobody is named as a contact', { contacts: 0 }, ['contacts-none notice']],
  ['a teacher has no address', { withoutAddress: ['Lee'] }, ['staff-unmailed notice']],
  [
    'a teacher has no address and no mail is sent',
    { sendsMail: false, withoutAddress: ['Lee'] },
    ['mail-none notice'],
  ],
  [
    'nothing is ready and a child waits',
    { urgent: 1, sendsMail: false, contacts: 0 },
    ['alerts-waiting problem', 'mail-none notice', 'contacts-none notice'],
  ],
])('where %s, the doctor says it', (_, changed, said) => {
  const found = alertFindings({ ...WELL, ...changed });
  expect(found.map(({ name, state }) => `${name} ${state}`)).toEqual(said);
});

test('it tells how many wait and who has no address', () => {
  const [waiting, unmailed] = alertFindings({ ...WELL, urgent: 2, withoutAddress: ['Lee', 'Mia'] });
  expect(waiting?.values).toEqual({ count: 2 });
  expect(unmailed?.values).toEqual({ names: 'Lee, Mia' });
});
