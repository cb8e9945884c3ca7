import { expect, test } from 'vitest';
import { isInThisBuilding } from '../src/in-this-building.ts';

test.each([
  'http://127.0.0.1:11434',
  'http://localhost:11434',
  'http://192.168.1.20:11434',
  'http://10.0.0.7',
  'http://172.31.0.4:8080',
  'http://[::1]:8080',
  'http://[fd00::1]',
  'http://ollama:11434',
  'https://model.local',
  'https://ai.home.arpa',
])('%s is in this building', (url) => {
  expect(isInThisBuilding(url)).toBe(true);
});

test.each([
  'https://api.anthropic.com',
  'http://8.8.8.8:11434',
  'http://172.32.0.1',
  'http://[2001:4860:4860::8888]',
  'https://local.example.com',
  'http://192.168.1.20.example.org',
])('%s is somewhere else', (url) => {
  expect(isInThisBuilding(url)).toBe(false);
});
