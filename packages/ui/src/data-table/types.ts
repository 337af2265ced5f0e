import type { ComponentType, ReactNode } from 'react';
import type { BulkBarProps } from '../components/bulk-bar';
import type { RowKey } from './row-selection';

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Money and counts are aligned to the end, with tabular figures. */
  align?: 'start' | 'end' | undefined;
  /** Shows the header only to screen readers, for example for row menus. */
  headerHidden?: boolean | undefined;
  /**
   * Position in the card that replaces a row below 760 px: next to the title, full width at the
   * foot, or omitted. The default is a label and value pair.
   */
  card?: 'status' | 'action' | 'hidden' | undefined;
  /**
   * Hidden where a table is narrower than 768 px, for example beside a docked drawer; `early`:
   * narrower than 1024 px, for example beside the navigation of a small laptop.
   */
  secondary?: boolean | 'early' | undefined;
  className?: string | undefined;
};

/** An order that a list can be sorted in. */
export type SortOption<Value extends string | undefined> = {
  value: Value;
  /** "newest first" */
  label: string;
  /** The column whose header sorts in this order, and how its values then run. */
  by?: { column: string; direction: 'ascending' | 'descending' } | undefined;
};

export type Sorting<Value extends string | undefined> = {
  /** The first one is the default. */
  options: readonly SortOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

export type Selection<Row, Key extends RowKey> = {
  selected: ReadonlySet<Key>;
  onChange: (selected: Set<Key>) => void;
  /** The name of a row for its checkbox: "VM-204918". */
  rowLabel: (row: Row) => string;
  /** Shown next to the count, for example the total of the selected orders. */
  summary?: ReactNode;
  /** `BulkBar`, given by the page so that lists without a selection do not load it. */
  Bar: ComponentType<BulkBarProps>;
  /** Buttons in the selection bar, the primary one first. */
  actions: ReactNode;
};
