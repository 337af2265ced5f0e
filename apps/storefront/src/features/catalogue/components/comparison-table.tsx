import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ComparisonGroup } from '@market/domain/catalogue/comparison';

export interface ComparedRow {
  readonly key: string;
  readonly name: string;
  /** One value for each product. */
  readonly cells: readonly ReactNode[];
}

interface ComparisonTableProps {
  /** The name of the table and of the area that scrolls sideways. */
  label: string;
  /** The top left cell, beside the products' headers. */
  corner: ReactNode;
  /** One header for each product, with its picture, name and rating. */
  heads: readonly { key: string; content: ReactNode }[];
  /** Rows before the groups, such as the price. */
  rows: readonly ComparedRow[];
  groups: readonly ComparisonGroup[];
}

const rowHeadClass =
  'sticky left-0 z-1 w-26 border-r border-line bg-surface p-3 text-left align-top text-xs font-normal text-muted md:w-44 md:p-4 md:text-sm';
const cellClass =
  'border-l border-line p-3 align-top text-sm font-medium nums first-of-type:border-l-0 md:p-4';

export function ComparisonTable({ label, corner, heads, rows, groups }: ComparisonTableProps) {
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className="relative overflow-x-auto rounded-3 border border-line bg-surface max-md:-mx-4 max-md:rounded-none max-md:border-x-0"
    >
      <table
        className="w-full table-fixed border-collapse"
        style={{ minWidth: `${7 + heads.length * 11}rem` }}
      >
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="border-b border-line">
            <td className={rowHeadClass}>{corner}</td>
            {heads.map(({ key, content }) => (
              <th key={key} scope="col" className={`${cellClass} text-left`}>
                {content}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <Row key={key} name={name} cells={cells} />
          ))}
        </tbody>
        {groups.map(({ group, rows: stated }) => (
          <tbody key={group}>
            <tr className="border-b border-line bg-sunken">
              <th scope="rowgroup" colSpan={heads.length + 1} className="text-left">
                <span className="sticky left-0 inline-block px-3 py-2.5 text-sm font-semibold md:px-4">
                  {group}
                </span>
              </th>
            </tr>
            {stated.map(({ id, name, cells, best }) => (
              <Row
                key={id}
                name={name}
                cells={cells.map(({ text, isBest }) => (
                  <ComparisonValue text={text} best={isBest ? best : undefined} />
                ))}
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Row({ name, cells }: { name: string; cells: readonly ReactNode[] }) {
  return (
    <tr className="border-b border-line last:border-b-0">
      <th scope="row" className={rowHeadClass}>
        {name}
      </th>
      {cells.map((content, place) => (
        <td key={place} className={cellClass}>
          {content}
        </td>
      ))}
    </tr>
  );
}

/** `best` is the label of the best value, which also has a tick. */
export function ComparisonValue({ text, best }: { text: ReactNode; best?: string | undefined }) {
  if (text === undefined)
    return (
      <span className="text-muted">
        <span aria-hidden="true">–</span>
        <span className="sr-only">Not stated</span>
      </span>
    );
  return (
    // On phones, the mark is always below the value, because the font decides whether both fit on
    // one line.
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-0.5 max-md:grid max-md:justify-items-start">
      {text}
      {best && (
        <span className="inline-flex items-center gap-1 text-xs font-semibold text-success">
          <Check size={14} /> {best}
        </span>
      )}
    </span>
  );
}
