import type { CareContact } from '@lamplight/domain/care';
import type { Language } from '@lamplight/domain/profiles';
import type { OwnTables } from '../own-data.repository.ts';
import { ARCHIVE_GROUPS, GROUP_OF } from './groups.ts';
import { escapeHtml, STYLE } from './html.ts';
import {
  activityTitle,
  type Field,
  lessonTitle,
  SECTIONS,
  type Section,
  storyTitle,
} from './sections.ts';
import { type ArchiveTexts, archiveTexts } from './texts/archive-texts.ts';

/** A file beside the page, and the tables in it. */
export interface ArchivedFile {
  readonly name: string;
  /** Table name → rows. */
  readonly tables: Readonly<Record<string, number>>;
}

interface Page {
  readonly tables: OwnTables;
  readonly files: readonly ArchivedFile[];
  /** ISO 8601 in UTC. */
  readonly exportedAt: string;
  readonly language: Language;
}

type Row = Readonly<Record<string, unknown>>;

/**
 * A page that shows a person's data, in their language. It stands by itself: no script, nothing to load,
 * and every word of the data is escaped.
 */
export function archivePage({ tables, files, exportedAt, language }: Page): string {
  const texts = archiveTexts(language);
  const [account] = tables.users;
  const writer = createWriter(texts, language, account?.age ?? null);
  const shown = SECTIONS.filter(({ table }) => tables[table].length > 0);
  const groups = ARCHIVE_GROUPS.map((group) => ({
    group,
    parts: shown.filter(({ table }) => GROUP_OF[table] === group),
  })).filter(({ parts }) => parts.length > 0);
  const name = account?.firstName ?? account?.username ?? '';
  const about = (text: string) => escapeHtml(text.replace('{name}', () => name));
  const body = groups.map(({ group, parts }) =>
    [
      `<section id="${group}"><h2>${escapeHtml(texts.groups[group])}</h2>`,
      ...parts.map((part) => writer.part(part, tables[part.table])),
      '</section>',
    ].join('\n'),
  );
  const contents = groups.map(
    ({ group }) => `<li><a href="#${group}">${escapeHtml(texts.groups[group])}</a></li>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${about(texts.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${about(texts.title)}</h1>
<p>${about(texts.intro)}</p>
<p>${escapeHtml(`${texts.madeAt} ${writer.moment(exportedAt)}. ${texts.utc}`)}</p>
<nav aria-label="${escapeHtml(texts.contents)}"><h2>${escapeHtml(texts.contents)}</h2>
<ul>${contents.join('')}<li><a href="#files">${escapeHtml(texts.files)}</a></li></ul></nav>
${body.join('\n')}
${fileList(files, texts)}
</body>
</html>
`;
}

function fileList(files: readonly ArchivedFile[], texts: ArchiveTexts): string {
  const rows = files.flatMap(({ name, tables }) =>
    Object.entries(tables).map(([table, count]) => [name, table, String(count)]),
  );
  const head = [texts.file, texts.table, texts.rows];
  return [
    `<section id="files"><h2>${escapeHtml(texts.files)}</h2>`,
    `<p>${escapeHtml(texts.filesText)}</p>`,
    tableOf(head, rows),
    '</section>',
  ].join('\n');
}

/** @param rows texts that are not escaped yet */
function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (tag: 'th' | 'td', texts: readonly string[]) =>
    `<tr>${texts.map((text) => `<${tag}>${escapeHtml(text)}</${tag}>`).join('')}</tr>`;
  const body = rows.map((row) => cells('td', row)).join('\n');
  return `<div class="wide"><table><thead>${cells('th', head)}</thead><tbody>${body}</tbody></table></div>`;
}

function createWriter(texts: ArchiveTexts, language: Language, age: number | null) {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const moment = (at: string | number) => format.format(new Date(at));

  /** A value as a reader reads it; empty where there is none. */
  function written(value: unknown, { kind }: Field): string {
    if (value === null || value === undefined || value === '') return '';
    switch (kind) {
      case 'time':
        return moment(Number(value));
      case 'flag':
        return value === 1 ? texts.yes : texts.no;
      case 'list':
        return (JSON.parse(String(value)) as string[]).join(', ');
      case 'contacts':
        return (JSON.parse(String(value)) as CareContact[])
          .map(({ name, relation, telephone }) => {
            const who = relation === '' ? name : `${name} (${relation})`;
            return `${who}: ${telephone}`;
          })
          .join('; ');
      case 'word':
        return texts.words[String(value)] ?? String(value);
      case 'lesson':
        return lessonTitle(value, age);
      case 'story':
        return storyTitle(value, age);
      case 'activity':
        return activityTitle(value, age);
      default:
        return String(value);
    }
  }

  function entry(row: Row, fields: readonly Field[]): string {
    const facts = fields.map((field) => ({ field, text: written(row[field.name], field) }));
    const lines = facts
      .filter(({ text }) => text !== '')
      .map(({ field, text }) => {
        const long = field.kind === 'prose' ? ' class="prose"' : '';
        return `<dt>${escapeHtml(texts.labels[field.label])}</dt><dd${long}>${escapeHtml(text)}</dd>`;
      });
    return `<dl>${lines.join('\n')}</dl>`;
  }

  function part({ table, shape, fields }: Section, rows: readonly Row[]): string {
    const heading = `<h3>${escapeHtml(texts.parts[table] ?? table)}</h3>`;
    if (shape === 'entries') return [heading, ...rows.map((row) => entry(row, fields))].join('\n');
    const head = fields.map(({ label }) => texts.labels[label]);
    const body = rows.map((row) => fields.map((field) => written(row[field.name], field)));
    return `${heading}\n${tableOf(head, body)}`;
  }

  return { moment, part };
}
