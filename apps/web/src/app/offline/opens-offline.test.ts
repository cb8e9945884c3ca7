import { expect, test } from 'vitest';
import { opensOffline } from './opens-offline.ts';

const withWorkers = { serviceWorker: {} };

test('over HTTPS a browser with service workers opens the app without the host', () => {
  expect(opensOffline({ isSecureContext: true, navigator: withWorkers })).toBe(true);
});

test.each([
  ['on plain http nothing is registered or kept', false, withWorkers],
  ['nor where a browser has no service workers, as in some private windows', true, {}],
])('%s', (_name, isSecureContext, navigator) => {
  expect(opensOffline({ isSecureContext, navigator })).toBe(false);
});
