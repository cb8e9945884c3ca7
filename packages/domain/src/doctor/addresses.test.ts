import { expect, test } from 'vitest';
import { addressesForTablets, addressFindings } from './addresses.ts';

const LAN = ['http://192.168.1.20:8080', 'http://10.0.0.7:8080'];
const CONTAINER = ['http://172.19.0.2:8080'];
const PUBLIC = 'https://camp.example';

test.each([
  ['of a machine in two networks', null, LAN, false, LAN],
  ['of a machine without a network', null, [], false, []],
  ['of a container, which knows only its own', null, CONTAINER, true, []],
  ['of a container that was told', PUBLIC, CONTAINER, true, [PUBLIC]],
  ['behind a proxy', PUBLIC, LAN, false, [PUBLIC]],
])('the addresses %s', (_, publicUrl, inNetwork, isContained, expected) => {
  expect(addressesForTablets({ publicUrl, inNetwork, isContained })).toEqual(expected);
});

test.each([
  ['where there is an address', PUBLIC, CONTAINER, true, 'address'],
  ['where there is no network', null, [], false, 'no-network'],
  ['in a container that nobody told', null, CONTAINER, true, 'address-contained'],
])('%s the doctor says so', (_, publicUrl, inNetwork, isContained, name) => {
  expect(addressFindings({ publicUrl, inNetwork, isContained })).toMatchObject([{ name }]);
});
