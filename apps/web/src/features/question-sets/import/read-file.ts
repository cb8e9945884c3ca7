import {
  CSV_MAX,
  type ForeignQuestion,
  foldedText,
  isOwnTable,
  readForeignTable,
  type TakenQuestions,
  takeForeign,
} from '@lamplight/domain/question-sets';
import { strFromU8, unzipSync } from 'fflate';
import papaparse from 'papaparse';
import { type CellValue, readSheet } from 'read-excel-file/universal';
import { textOfFile } from '../../../lib/text-of-file.ts';
import { readGift } from './read-gift.ts';
import { readMoodleXml } from './read-moodle-xml.ts';
import { readQtiItem } from './read-qti.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { nameOf, parseXml } from './xml.ts';

/** Bytes of a file at most, and of what is packed in it: a spreadsheet of a hundred questions has some 30,000. */
const BYTES_MAX = 5_000_000;
const UNPACKED_MAX = 20_000_000;

/** The first bytes of everything that is packed as zip: spreadsheets and packages of QTI. */
const ZIP_HEAD = 'PK';

/** What was found in a file: a table of our own, which the host reads, or what of another program's comes in. */
export type FoundQuestions =
  | { readonly kind: 'own'; readonly csv: string }
  | { readonly kind: 'foreign'; readonly taken: TakenQuestions };

/**
 * Looks what a file holds: a table of our own, a spreadsheet (.xlsx, .csv) as Kahoot, Quizizz or Blooket have
 * it, Moodle's GIFT and XML, QTI 2.1 to 3 as one file or a package. What kind it is, its content says.
 * @throws UnreadableFile
 */
export async function findInFile(bytes: ArrayBuffer): Promise<FoundQuestions> {
  if (bytes.byteLength > BYTES_MAX) throw new UnreadableFile('too-large');
  const head = new TextDecoder('latin1').decode(bytes.slice(0, ZIP_HEAD.length));
  if (head !== ZIP_HEAD) return findInText(textOfFile(bytes));
  return readPacked(bytes);
}

/**
 * Looks what a text holds, in one of these formats.
 * @throws UnreadableFile
 */
export function findInText(text: string): FoundQuestions {
  const start = text.replace('\uFEFF', '').trimStart();
  if (start.startsWith('<')) return { kind: 'foreign', taken: takeForeign(readXml(start)) };
  const { data } = papaparse.parse<string[]>(text);
  if (isOwnTable(data)) return ownTable(text);
  const foreign = readForeignTable(data);
  if (foreign !== null) return { kind: 'foreign', taken: takeForeign(foreign) };
  // The host says which columns are missing.
  if (data[0]?.some((head) => foldedText(head) === 'question')) return ownTable(text);
  // Each question of GIFT has its answers in braces.
  if (!/\{[^}]*\}/u.test(text)) throw new UnreadableFile('unknown');
  return { kind: 'foreign', taken: takeForeign(readGift(start)) };
}

/** @throws UnreadableFile for a table that is longer than the host takes */
function ownTable(csv: string): FoundQuestions {
  if (csv.length > CSV_MAX) throw new UnreadableFile('too-large');
  return { kind: 'own', csv };
}

function readXml(text: string): ForeignQuestion[] {
  const root = parseXml(text);
  if (nameOf(root) === 'quiz') return readMoodleXml(root);
  if (nameOf(root) === 'assessmentitem') return [readQtiItem(root, 1)];
  throw new UnreadableFile('unknown');
}

async function readPacked(bytes: ArrayBuffer): Promise<FoundQuestions> {
  const files = unpacked(bytes);
  if (files.some(({ name }) => name === 'xl/workbook.xml')) return readSpreadsheet(bytes);
  const items = files
    .filter(({ name }) => name.toLowerCase().endsWith('.xml'))
    .map(({ text }) => parseXml(text()))
    .filter((root) => nameOf(root) === 'assessmentitem');
  if (items.length === 0) throw new UnreadableFile('unknown');
  const questions = items.map((item, at) => readQtiItem(item, at + 1));
  return { kind: 'foreign', taken: takeForeign(questions) };
}

interface PackedFile {
  readonly name: string;
  text(): string;
}

/** The XML files in a zip, in the order of their names, so that the second item is not the tenth. */
function unpacked(bytes: ArrayBuffer): PackedFile[] {
  let total = 0;
  try {
    const files = unzipSync(new Uint8Array(bytes), {
      filter({ name, originalSize }) {
        if (!name.toLowerCase().endsWith('.xml')) return false;
        total += originalSize;
        if (total > UNPACKED_MAX) throw new UnreadableFile('too-large');
        return true;
      },
    });
    return Object.entries(files)
      .map(([name, content]) => ({ name, text: () => strFromU8(content) }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('broken', { cause: error });
  }
}

async function readSpreadsheet(bytes: ArrayBuffer): Promise<FoundQuestions> {
  const rows = (await sheetOf(bytes)).map((row) => row.map(cellText));
  if (isOwnTable(rows)) return ownTable(papaparse.unparse(rows));
  const questions = readForeignTable(rows);
  if (questions === null) throw new UnreadableFile('unknown');
  return { kind: 'foreign', taken: takeForeign(questions) };
}

async function sheetOf(bytes: ArrayBuffer) {
  try {
    return await readSheet(bytes);
  } catch (cause) {
    throw new UnreadableFile('broken', { cause });
  }
}

function cellText(cell: CellValue | null): string {
  return cell === null ? '' : String(cell);
}
