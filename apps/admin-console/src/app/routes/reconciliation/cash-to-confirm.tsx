import { useQuery } from '@tanstack/react-query';
import { Link } from '@market/ui/link';
import { useServices } from '@market/web-kit/services';
import { remittancesQuery } from '../../../features/cash/cash.queries';
import { RemittanceTable } from '../../../features/cash/components/remittance-table';
import { paths } from '../../paths';

const firstPage = { page: 1, size: 20, search: undefined, status: 'waiting' } as const;

/** Cash that was recorded as paid in, but has not been compared with the bank statement yet. */
export function CashToConfirm() {
  const { api } = useServices();
  const { data, isPlaceholderData } = useQuery(remittancesQuery(api, firstPage));
  if (!data || data.count === 0) return null;
  return (
    <section aria-labelledby="cash-to-confirm" className="mt-8">
      <h2 id="cash-to-confirm" className="mb-3 text-lg font-semibold">
        Cash remittances to confirm
      </h2>
      <RemittanceTable
        rows={data.rows}
        refetching={isPlaceholderData}
        filtered={false}
        error={null}
        empty={null}
        noMatch={null}
        footer={
          <p className="border-t border-line bg-bg px-5 py-3 text-sm text-muted">
            <Link to={paths.cash.href()} className="link">
              All cash collected
            </Link>
          </p>
        }
      />
    </section>
  );
}
