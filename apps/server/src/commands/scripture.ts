import { parseArgs } from 'node:util';
import { createScriptureImports, systemClock } from '@lamplight/api';
import { openBesideServer } from '@lamplight/db';
import { type TranslationWish, translationWishSchema } from '@lamplight/domain/scripture';
import { type Command, type Invocation, UsageError } from './command.ts';
import { translationFilesAt } from './scripture-files.ts';

const WORDS = 'Say: scripture import FILE, scripture list, or scripture remove NUMBER.';

export const scripture: Command = {
  usage: 'scripture import FILE',
  summary: 'Install a Bible from USFM (file, folder or zip); also: scripture list, remove NUMBER.',
  async run(invocation) {
    const [action, ...args] = invocation.args;
    switch (action) {
      case 'import':
        return importFrom(invocation, args);
      case 'list':
        return list(invocation);
      case 'remove':
        return remove(invocation, args);
      default:
        throw new UsageError(WORDS);
    }
  },
};

type Imports = ReturnType<typeof createScriptureImports>;

/** Works on the school's database, also while it is being served. */
async function withImports<T>(
  { config }: Invocation,
  work: (imports: Imports) => Promise<T>,
): Promise<T> {
  const { db, close } = await openBesideServer(config.data.folder);
  try {
    return await work(createScriptureImports(db, systemClock));
  } finally {
    await close();
  }
}

async function importFrom(invocation: Invocation, args: readonly string[]): Promise<number> {
  const { print } = invocation;
  const { path, wish } = wishOf(args);
  const files = translationFilesAt(path);
  const { translation, books, skipped } = await withImports(invocation, (imports) =>
    imports.importFiles(files, wish),
  );
  for (const { name, verses } of books) print(`  ${name.padEnd(18)}${verses} verses`);
  if (skipped.length > 0) print(`Passed over, since no book of the Bible: ${skipped.join(', ')}`);
  print(
    `Installed: ${translation.name} (${translation.abbreviation}, ${translation.language}), ` +
      `${translation.bookCount} books, ${translation.verseCount} verses.`,
  );
  print(`sha256 ${translation.sha256}`);
  return 0;
}

async function list(invocation: Invocation): Promise<number> {
  const installed = await withImports(invocation, (imports) => imports.installed());
  if (installed.length === 0) invocation.print('No Bible is installed; the product has passages.');
  for (const { id, name, abbreviation, language, bookCount, verseCount, importedAt } of installed) {
    invocation.print(
      `${id}  ${name} (${abbreviation}, ${language}), ${bookCount} books, ${verseCount} verses, ${importedAt.slice(0, 10)}`,
    );
  }
  return 0;
}

async function remove(invocation: Invocation, args: readonly string[]): Promise<number> {
  const [number = '', ...more] = args;
  if (!/^\d{1,9}$/.test(number) || more.length > 0) {
    throw new UsageError('Name one Bible by its number in: scripture list');
  }
  await withImports(invocation, (imports) => imports.remove(Number(number), null));
  invocation.print('Removed.');
  return 0;
}

function wishOf(args: readonly string[]): {
  readonly path: string;
  readonly wish: TranslationWish;
} {
  const { positionals, values } = parsed(args);
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) throw new UsageError(WORDS);
  const wish = translationWishSchema.safeParse(values);
  if (!wish.success) throw new UsageError(wish.error.issues[0]?.message ?? WORDS);
  return { path, wish: wish.data };
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { name: text, abbreviation: text, language: text, licence: text },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
