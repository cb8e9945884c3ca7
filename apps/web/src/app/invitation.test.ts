import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '../../test/fake-storage.ts';
import { forgetInvitation, keepInvitation, keptInvitation } from './invitation.ts';

beforeEach(() => vi.stubGlobal('sessionStorage', new FakeStorage()));
afterEach(() => vi.unstubAllGlobals());

const MINUTE = 60_000;

test.each(['room', 'class', 'family'] as const)(
  'an invitation to a %s is kept over a sign-in, until it has led there',
  (to) => {
    const invitation = { to, code: 'K7MPXQ' };
    keepInvitation(invitation, 0);
    expect(keptInvitation(29 * MINUTE)).toEqual(invitation);
    expect(keptInvitation(29 * MINUTE)).toEqual(invitation);
    forgetInvitation();
    expect(keptInvitation(29 * MINUTE)).toBeUndefined();
  },
);

test('one of another hour is forgotten, and nothing is made of other words', () => {
  keepInvitation({ to: 'room', code: 'K7MPXQ' }, 0);
  expect(keptInvitation(30 * MINUTE)).toBeUndefined();
  for (const words of ['{"to":"room","code":7,"at":0}', '{"to":"moon","code":"K7MPXQ","at":0}']) {
    sessionStorage.setItem('invitation', words);
    expect(keptInvitation(0)).toBeUndefined();
  }
});
