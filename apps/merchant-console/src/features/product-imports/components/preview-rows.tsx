import type { ImportPreview } from '@market/domain/catalogue/product-import';
import { Card } from '@market/ui/card';

const cellClass = 'max-w-56 truncate border-b border-line px-3 py-2 text-left whitespace-nowrap';

/** Columns without a value in these lines are hidden. */
export function PreviewRows({ headers, firstRows }: Pick<ImportPreview, 'headers' | 'firstRows'>) {
  const used = headers
    .map((header, index) => ({ header, index }))
    .filter(({ index }) => firstRows.some(({ cells }) => cells[index]));
  return (
    <Card title="First lines" flush>
      <div
        className="overflow-x-auto"
        role="region"
        aria-label="First lines of the file"
        tabIndex={0}
      >
        <table className="w-full text-sm">
          <thead className="bg-sunken text-xs text-muted">
            <tr>
              <th scope="col" className={cellClass}>
                Line
              </th>
              {used.map(({ header, index }) => (
                <th key={index} scope="col" className={cellClass}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {firstRows.map(({ line, cells }) => (
              <tr key={line}>
                <th scope="row" className={`${cellClass} font-medium text-muted nums`}>
                  {line}
                </th>
                {used.map(({ index }) => (
                  <td key={index} className={cellClass} title={cells[index]}>
                    {cells[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
