import type { ReactNode } from 'react';
import type { SortValue } from './table-view.ts';

/** A column of a table. The first one names the row. */
export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** What rows are sorted by, and what the file for spreadsheets holds; absent for neither. */
  readonly value?: (row: Row) => SortValue;
  /** Numbers stand at the end of their column. */
  readonly align?: 'end';
  /** On a card the cell needs a line of its own. */
  readonly ownLine?: boolean;
}

/** Buttons that belong to a row. */
export type RowActions<Row> = (row: Row) => ReactNode;
