import { clsx } from 'clsx';
import { useId, useState, type ReactNode } from 'react';
import { Bars, type BarsProps } from '../charts/bars';
import { ChartTable } from '../charts/chart-table';
import { LinkButton } from './link';

export type { ChartPoint } from '../charts/types';

export type BarChartProps = BarsProps & {
  tools?: ReactNode;
};

export function BarChart({ tools, ...chart }: BarChartProps) {
  const [asTable, setAsTable] = useState(false);
  const viewId = useId();
  const { label, valueName, beforeName } = chart;
  return (
    <figure aria-label={label}>
      {!asTable && beforeName && (
        <p className="flex flex-wrap justify-end gap-x-4 gap-y-1 text-xs text-muted">
          <Key colour="bg-chart-2">{valueName}</Key>
          <Key colour="bg-(--chart-ghost)">{beforeName}</Key>
        </p>
      )}
      <div id={viewId}>{asTable ? <ChartTable {...chart} /> : <Bars {...chart} />}</div>
      <figcaption className="mt-3 flex flex-wrap items-center justify-end gap-x-5 gap-y-2 text-sm">
        {tools}
        <LinkButton
          aria-controls={viewId}
          aria-pressed={asTable}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? 'View as chart' : 'View as table'}
        </LinkButton>
      </figcaption>
    </figure>
  );
}

function Key({ colour, children }: { colour: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span
        aria-hidden="true"
        className={clsx('size-2.5 rounded-[1px] forced-color-adjust-none', colour)}
      />
      {children}
    </span>
  );
}
