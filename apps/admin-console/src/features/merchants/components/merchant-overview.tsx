import type { ReactNode } from 'react';
import { platformOrders, platformPayouts, platformProducts } from '@market/api-client/access';
import type { StoreFigures } from '@market/domain/stores/merchant';
import type { MerchantDetail } from '@market/domain/stores/merchant-detail';
import type { StoreApplicationDetail } from '@market/domain/stores/store';
import { Card } from '@market/ui/card';
import { formatDateTime } from '@market/domain/lagos-time';
import { Link } from '@market/ui/link';
import { useCan } from '@market/web-kit/use-session';
import { MerchantFacts, StoreFacts } from './merchant-facts';
import { PaymentCategoryCard } from './payment-category-card';

interface MerchantOverviewProps {
  store: StoreApplicationDetail;
  merchant: MerchantDetail;
  figures: StoreFigures;
  hrefs: Readonly<Record<'approval' | 'orders' | 'products' | 'payouts', string>>;
}

export function MerchantOverview({ store, merchant, figures, hrefs }: MerchantOverviewProps) {
  const can = useCan();
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
        <StoreFacts
          merchant={merchant}
          figures={figures}
          isOpen={store.status === 'live' || store.status === 'paused'}
        />
        <MerchantFacts merchant={merchant} />
      </div>
      <div className="grid gap-4">
        <PaymentCategoryCard store={store} figures={figures} />
        <Card
          title="Approvals"
          footer={
            <Link to={hrefs.approval} className="link">
              Open the application
            </Link>
          }
        >
          {store.approvals.length === 0 ? (
            <p className="text-sm text-muted">No approvals yet.</p>
          ) : (
            <ul className="grid gap-2 text-sm">
              {store.approvals.map(({ level, approverName, approvedAt }) => (
                <li key={level}>
                  <span className="block font-medium break-words">{approverName}</span>
                  <span className="block text-xs text-muted nums">
                    {`${level === 1 ? 'First' : 'Second'} approval, ${formatDateTime(approvedAt)}`}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </Card>
        {(can(platformOrders) || can(platformProducts) || can(platformPayouts)) && (
          <Card title="Records of this store">
            <ul className="grid gap-1 text-sm">
              {can(platformOrders) && <Record to={hrefs.orders}>Orders</Record>}
              {can(platformProducts) && <Record to={hrefs.products}>Products</Record>}
              {can(platformPayouts) && <Record to={hrefs.payouts}>Payouts</Record>}
            </ul>
          </Card>
        )}
      </div>
    </div>
  );
}

const Record = ({ to, children }: { to: string; children: ReactNode }) => (
  <li>
    <Link to={to} className="link inline-flex min-h-6 items-center pointer-coarse:min-h-11">
      {children}
    </Link>
  </li>
);
