import type { ChartSeries } from './types';

const figureCellClass = 'py-1.5 pl-3 text-right';

export function ChartTable({ label, points, fullText, valueName, beforeName }: ChartSeries) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{label}</caption>
      <thead className="text-xs text-muted">
        <tr>
          <th scope="col" className="py-1.5 text-left font-semibold">
            Period
          </th>
          <th scope="col" className={`${figureCellClass} font-semibold`}>
            {valueName}
          </th>
          {beforeName && (
            <th scope="col" className={`${figureCellClass} font-semibold`}>
              {beforeName}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.name ?? point.label} className="border-t border-line">
            <th scope="row" className="py-1.5 text-left font-medium">
              {point.name ?? point.label}
            </th>
            <td className={`${figureCellClass} nums`}>{fullText(point.value)}</td>
            {beforeName && (
              <td className={`${figureCellClass} text-muted nums`}>
                {point.before === undefined ? '' : fullText(point.before)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
