import { clsx } from 'clsx';
import {
  financeReports,
  type FinanceReport,
  type StoreReport,
} from '@market/domain/finance/finance-report';
import { pluralise } from '@market/domain/pluralise';
import { Link } from '@market/ui/link';
import { Money } from '@market/ui/money';
import { Skeleton } from '@market/ui/skeleton';
import { reportTexts } from '../model/finance-texts';

interface ReportTabsProps {
  current: FinanceReport;
  reports: StoreReport['reports'] | undefined;
  hasFailed: boolean;
  hrefOf: (report: FinanceReport) => string;
}

/** The four reports with their counts and totals, which show that SAR = NDSR + ODPR. */
export function ReportTabs({ current, reports, hasFailed, hrefOf }: ReportTabsProps) {
  return (
    <nav
      aria-label="Reports"
      className="mb-4 grid grid-cols-2 overflow-clip rounded-3 border border-line bg-line gap-px lg:grid-cols-4"
    >
      {financeReports.map((report) => {
        const { label, counts } = reportTexts[report];
        const isCurrent = report === current;
        const figures = reports?.[report];
        return (
          <Link
            key={report}
            to={hrefOf(report)}
            aria-current={isCurrent ? 'page' : undefined}
            className={clsx(
              'block border-b-3 px-3.5 py-3 text-sm md:px-5',
              isCurrent ? 'border-accent bg-surface' : 'border-transparent bg-bg hover:bg-surface',
            )}
          >
            <span className="flex flex-wrap justify-between gap-x-2">
              <span className="font-bold">{report.toUpperCase()}</span>
              {figures && (
                <span className="text-muted nums">
                  {pluralise(figures[counts], counts.slice(0, -1))}
                </span>
              )}
            </span>
            <span className="block font-semibold">{label}</span>
            {figures ? (
              <Money
                kobo={figures.totalOrderAmount}
                className={clsx('max-md:text-[13px]', isCurrent && 'font-bold')}
              />
            ) : hasFailed ? (
              <span className="text-muted">Not available</span>
            ) : (
              <Skeleton className="h-5 w-28" />
            )}
          </Link>
        );
      })}
    </nav>
  );
}
