import type { Picture } from '@lamplight/domain/projects';

/** What a picture shows, as a table. */
export interface DataRows {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Names of columns that the program doesn't name itself, in the reader's language. */
export interface ColumnNames {
  readonly label: string;
  readonly value: string;
  readonly step: string;
  readonly from: string;
  readonly to: string;
  readonly count: string;
  readonly row: string;
  readonly answer: string;
}

/**
 * The table behind a picture.
 * @param number writes a number in the reader's language
 */
export function dataRows(
  picture: Picture,
  names: ColumnNames,
  number: (value: number) => string,
): DataRows {
  switch (picture.kind) {
    case 'bars':
      return {
        columns: [names.label, names.value],
        rows: picture.bars.map(({ label, value }) => [label, number(value)]),
      };
    case 'points':
      return {
        columns: [picture.x, picture.y, names.label],
        rows: picture.points.map(({ x, y, label }) => [number(x), number(y), label]),
      };
    case 'map':
      return mapRows(picture, names, number);
    case 'line':
      return {
        columns: [names.step, names.value],
        rows: picture.values.map((value, at) => [number(at + 1), number(value)]),
      };
    case 'table':
      return { columns: picture.columns, rows: picture.rows };
    case 'web':
      return {
        columns: [names.from, names.to, names.count],
        rows: picture.links.map(({ from, to, count }) => [from, to, number(count)]),
      };
    case 'pixels':
      return {
        columns: [names.row, ...(picture.rows[0] ?? []).map((_, at) => number(at + 1))],
        rows: picture.rows.map((row, at) => [number(at + 1), ...row.map(number)]),
      };
  }
}

/** What the model answers at each known point: a map has too many cells to read. */
function mapRows(
  picture: Extract<Picture, { kind: 'map' }>,
  names: ColumnNames,
  number: (value: number) => string,
): DataRows {
  const { xFrom, xTo, yFrom, yTo } = picture.area;
  const last = picture.size - 1;
  const cellOf = (value: number, from: number, to: number) =>
    Math.min(last, Math.max(0, Math.floor((picture.size * (value - from)) / (to - from || 1))));
  return {
    columns: [picture.x, picture.y, names.label, names.answer],
    rows: picture.points.map(({ x, y, label }) => {
      const cell = cellOf(y, yFrom, yTo) * picture.size + cellOf(x, xFrom, xTo);
      const answer = picture.labels[picture.cells[cell] ?? 0] ?? '';
      return [number(x), number(y), label, answer];
    }),
  };
}
