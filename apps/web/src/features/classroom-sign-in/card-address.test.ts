import { expect, test } from 'vitest';
import { cardAddress } from './card-address.ts';

test('no part of the token is in what a browser sends to the host', () => {
  const address = new URL(cardAddress('http://192.168.1.20:8080', 'a-secret_token'));
  expect(address.hash).toBe('#a-secret_token');
  expect(`${address.pathname}${address.search}`).toBe('/card');
});
