import { expect, test } from 'vitest';
import { joinAddress } from './join-address.ts';

test('another device joins a room at the address of the host', () => {
  expect(joinAddress('http://192.168.1.20:8080', 'K7MPXQ')).toBe(
    'http://192.168.1.20:8080/multiplayer-games?code=K7MPXQ',
  );
});
