import type { ReactNode } from 'react';

interface Change {
  readonly field: string;
  readonly label: string;
  /** Shown as "nothing" when undefined. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

export function ChangeTable({ changes }: { changes: readonly Change[] }) {
  return (
    <div className="@container overflow-clip rounded-2 border border-line">
      <table className="w-full table-fixed text-left text-xs @md:text-sm">
        <thead className="bg-sunken text-xs text-text-2">
          <tr className="@max-md:grid @max-md:grid-cols-2">
            <th scope="col" className="w-1/4 px-3 py-2 font-semibold @max-md:sr-only">
              Field
            </th>
            <th scope="col" className="px-2 py-2 font-semibold @md:px-3">
              Before
            </th>
            <th scope="col" className="px-2 py-2 font-semibold @md:px-3">
              After
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, label, before, after }) => (
            <tr
              key={field}
              className="border-t border-line align-top @max-md:grid @max-md:grid-cols-2"
            >
              <th
                scope="row"
                className="px-2 py-2 font-normal wrap-anywhere text-muted @md:px-3 @max-md:col-span-2 @max-md:font-medium"
              >
                {label}
              </th>
              <Value className="bg-danger-soft text-on-danger-soft line-through">{before}</Value>
              <Value className="bg-success-soft font-medium text-on-success-soft">{after}</Value>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Prevents line breaks within amounts. */
const unbrokenAmounts = (text: string): ReactNode =>
  text.split(/([−-]?₦[\d,]+(?:\.\d+)?)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={`${index} ${part}`} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );

const Value = ({ className, children }: { className: string; children: ReactNode }) => (
  <td
    className={`px-2 py-2 wrap-anywhere @md:px-3 ${children === undefined ? 'text-muted' : className}`}
  >
    {typeof children === 'string' ? unbrokenAmounts(children) : (children ?? 'nothing')}
  </td>
);
