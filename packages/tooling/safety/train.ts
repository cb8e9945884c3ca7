/** `npm run safety:train`: learns from the sentences and writes what the host reads with. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { learn } from './learn.ts';
import { productSentences } from './product-sentences.ts';
import { readSentences } from './read-sentences.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const entries = readSentences(file('./sentences'));
const stored = JSON.stringify(
  learn(entries, productSentences()),
  (_, value) => (value instanceof Int8Array ? Buffer.from(value).toString('base64') : value),
  1,
);
writeFileSync(file('../../ai/src/classifier/trained.json'), `${stored}\n`);
const alarms = entries.filter(({ alarm }) => alarm !== null).length;
console.log(
  `Learned from ${alarms} alarming and ${entries.length - alarms} ordinary sentences: ${Math.round(stored.length / 1024)} KiB.`,
);
