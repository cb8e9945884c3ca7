import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createPackReader, createPacks, type PacksService, systemClock } from '@lamplight/api';
import { createPackStore, DataError, openBesideServer } from '@lamplight/db';
import { PACK_LIMITS, type PackPreview, signerInputSchema } from '@lamplight/domain/packs';
import { RELEASE } from '../release.ts';
import { type Command, type Invocation, UsageError } from './command.ts';

const WORDS =
  'Say: pack install FILE, pack check FILE, pack list, pack on NAME, pack off NAME, pack remove NAME, ' +
  'pack build FOLDER FILE [--key FILE], pack key FILE, or pack trust KEY NAME.';

/** Each way to call the command, with how many words follow. */
const ACTIONS: Readonly<
  Record<
    string,
    readonly [number, (invocation: Invocation, words: readonly string[]) => Promise<void>]
  >
> = {
  install: [1, install],
  check: [1, check],
  list: [0, list],
  on: [1, (invocation, [name = '']) => setOn(invocation, name, true)],
  off: [1, (invocation, [name = '']) => setOn(invocation, name, false)],
  remove: [1, remove],
  build: [2, build],
  key: [1, makeKey],
  trust: [2, trust],
};

export const pack: Command = {
  usage: 'pack install FILE',
  summary: 'Install a content pack; also: pack list, off NAME, on NAME, remove NAME, build, check.',
  async run(invocation) {
    const [name = '', ...args] = invocation.args;
    const [count, run] = (Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined) ?? [];
    if (run === undefined || wordsIn(args).positionals.length !== count)
      throw new UsageError(WORDS);
    await run(invocation, args);
    return 0;
  },
};

function wordsIn(args: readonly string[]) {
  try {
    const options = { key: { type: 'string' } } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** Works on the school's database, also while it is being served. */
async function withPacks<T>(
  { config, print }: Invocation,
  work: (packs: PacksService) => Promise<T>,
): Promise<T> {
  const { db, directory, close } = await openBesideServer(config.data.folder);
  const told = (_: unknown, message: string) => print(message);
  try {
    const log = { info: told, warn: told, error: told };
    return await work(
      createPacks({
        ...{ db, log, clock: systemClock, release: RELEASE },
        ...{ read: createPackReader(db), store: createPackStore(directory) },
      }),
    );
  } finally {
    await close();
  }
}

const SERVED_SOON = 'A host that is running shows it within ten seconds.';

async function install(invocation: Invocation, [file = '']: readonly string[]): Promise<void> {
  const bytes = bytesOf(file);
  await withPacks(invocation, async (packs) => {
    const preview = await packs.preview(bytes);
    printPreview(invocation, preview);
    if (preview.faults.length > 0) throw new DataError('It was not installed.');
    const { name, version } = await packs.install(bytes, null);
    invocation.print(`Installed: ${name} ${version}. ${SERVED_SOON}`);
  });
}

async function check(invocation: Invocation, [file = '']: readonly string[]): Promise<void> {
  const bytes = await archiveAt(file);
  const preview = await withPacks(invocation, (packs) => packs.preview(bytes));
  printPreview(invocation, preview);
  if (preview.faults.length > 0) throw new DataError('It cannot be installed.');
  invocation.print('It can be installed.');
}

function printPreview({ print }: Invocation, preview: PackPreview): void {
  for (const { path, label, message } of preview.faults) print(`${path}, ${label}: ${message}`);
  if (preview.moreFaults > 0) print(`… and ${preview.moreFaults} more`);
  const { pack: read, replaces, otherSigner } = preview;
  if (read === null) return;
  const { lessons, stories, questions, days } = read.counts;
  print(`${read.title} (${read.name}) ${read.version}, ${read.languages.join(' ')}`);
  print(`  by ${read.authors.join(', ')}, ${read.licence}`);
  print(`  ${days} days, ${lessons} lessons, ${stories} stories, ${questions} questions`);
  print(
    `  ${SIGNED[read.signature.state](read.signature.signer ?? read.signature.publicKey ?? '')}`,
  );
  if (replaces !== null) print(`  takes the place of version ${replaces}`);
  if (otherSigner) print('  The version that is here was signed by another key, or by none.');
}

const SIGNED = {
  'built-in': () => 'comes with the program',
  trusted: (name: string) => `signed by ${name}, whom this host trusts`,
  unknown: (key: string) => `signed by a key that this host does not know: ${key}`,
  unsigned: () => 'not signed: nobody vouches for it',
} as const;

async function list(invocation: Invocation): Promise<void> {
  const packs = await withPacks(invocation, async (service) => service.list());
  for (const { name, version, languages, isOn, signature, counts } of packs) {
    invocation.print(
      `${name}  ${version}  ${languages.join(' ')}  ${isOn ? 'on' : 'off'}  ${signature.state}  ` +
        `${counts.lessons} lessons, ${counts.stories} stories, ${counts.questions} questions`,
    );
  }
}

async function setOn(invocation: Invocation, name: string, isOn: boolean): Promise<void> {
  await withPacks(invocation, (packs) => packs.setOn(name, isOn, null));
  invocation.print(`${name} is ${isOn ? 'on' : 'off'}. ${SERVED_SOON}`);
}

async function remove(invocation: Invocation, [name = '']: readonly string[]): Promise<void> {
  await withPacks(invocation, (packs) => packs.remove(name, null));
  invocation.print(
    `Removed: ${name}. What children did in it stays, and is there when it comes back.`,
  );
}

async function build(invocation: Invocation, args: readonly string[]): Promise<void> {
  const { positionals, values } = wordsIn(args);
  const [folder = '', file = ''] = positionals;
  const { makePackArchive, readPackFolder } = await import('@lamplight/content/packs/reading');
  if (!isFolder(folder)) throw new DataError(`There is no folder ${resolve(folder)}.`);
  const key = values.key === undefined ? undefined : new TextDecoder().decode(bytesOf(values.key));
  const bytes = makePackArchive(readPackFolder(resolve(folder)), key);
  writeFileSync(resolve(file), bytes);
  invocation.print(`Written: ${resolve(file)}, ${bytes.length} bytes.`);
}

async function makeKey({ print }: Invocation, [file = '']: readonly string[]): Promise<void> {
  if (existsSync(resolve(file))) throw new DataError(`${resolve(file)} is there already.`);
  const { makeKeys } = await import('@lamplight/content/packs/reading');
  const { publicKey, privateKey } = makeKeys();
  writeFileSync(resolve(file), privateKey, { mode: 0o600, flag: 'wx' });
  print(`The private key is in ${resolve(file)}: whoever has it signs in your name.`);
  print(`The public key, for those who trust your packs: ${publicKey}`);
}

async function trust(invocation: Invocation, [key, name]: readonly string[]): Promise<void> {
  const signer = signerInputSchema.safeParse({ publicKey: key, name });
  if (!signer.success) throw new UsageError(signer.error.issues[0]?.message ?? WORDS);
  await withPacks(invocation, (packs) => packs.trust(signer.data, null));
  invocation.print(`Packs that ${signer.data.name} signs are trusted.`);
}

/** A file as it is; of a folder, the archive that it would be. */
async function archiveAt(path: string): Promise<Uint8Array> {
  if (!isFolder(path)) return bytesOf(path);
  const { makePackArchive, readPackFolder } = await import('@lamplight/content/packs/reading');
  return makePackArchive(readPackFolder(resolve(path)));
}

function isFolder(path: string): boolean {
  return statSync(resolve(path), { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function bytesOf(path: string): Uint8Array {
  const file = resolve(path);
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) throw new DataError(`There is no file ${file}.`);
  if (stats.size > PACK_LIMITS.archive) throw new DataError(`${file} is larger than any pack.`);
  return readFileSync(file);
}
