import type { StoreFigures } from '@market/domain/stores/merchant';
import type { MerchantDetail } from '@market/domain/stores/merchant-detail';
import type { StoreApplicationDetail } from '@market/domain/stores/store';
import { Card } from '@market/ui/card';
import { formatDateTimeYear } from '@market/domain/lagos-time';
import { Link } from '@market/ui/link';
import { MerchantFacts, StoreFacts } from './merchant-facts';
import { PaymentCategoryCard } from './payment-category-card';

interface MerchantOverviewProps {
  store: StoreApplicationDetail;
  merchant: MerchantDetail;
  figures: StoreFigures;
  approvalHref: string;
}

export function MerchantOverview({
  store,
  merchant,
  figures,
  approvalHref,
}: MerchantOverviewProps) {
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
            <Link to={approvalHref} className="link">
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
                  <span className="block font-medium wrap-anywhere">{approverName}</span>
                  <span className="block text-xs text-muted nums">
                    {`${level === 1 ? 'First' : 'Second'} approval, ${formatDateTimeYear(approvedAt)}`}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </Card>
      </div>
    </div>
  );
}
