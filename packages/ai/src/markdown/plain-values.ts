import { plainText } from './plain-text.ts';

/** A value of JSON with each of its texts told as plain text. */
export function plainValues(value: unknown): unknown {
  if (typeof value === 'string') return plainText(value);
  if (Array.isArray(value)) return value.map(plainValues);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plainValues(each)]));
}
