import { useSuspenseQuery } from '@tanstack/react-query';
import { Eye, Mail } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { imageUrl } from '@market/domain/image';
import { formatDate } from '@market/domain/lagos-time';
import { Alert } from '@market/ui/alert';
import { Breadcrumbs } from '@market/ui/breadcrumbs';
import { ButtonAnchor } from '@market/ui/button-anchor';
import { Card } from '@market/ui/card';
import { PageHeader } from '@market/ui/page-header';
import { Skeleton } from '@market/ui/skeleton';
import { StatusTag } from '@market/ui/status-tag';
import { StoreMonogram } from '@market/ui/store-monogram';
import { Tabs } from '@market/ui/tabs';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';
import { MerchantOverview } from '../../../features/merchants/components/merchant-overview';
import { StoreFigureRow } from '../../../features/merchants/components/store-figure-row';
import { SuspendStore } from '../../../features/merchants/components/suspend-store';
import {
  merchantDetailQuery,
  storeFiguresQuery,
} from '../../../features/merchants/merchants.queries';
import { merchantTabs, activeMerchantTab } from '../../../features/merchants/model/merchant-tabs';
import { storeStatusText } from '../../../features/stores/model/store-texts';
import { storeQuery } from '../../../features/stores/stores.queries';
import { RecordHistory } from '../../../shared/record-history';
import { paths } from '../../paths';

// The parts of the other tabs load when their tab opens.
const ApplicationFacts = lazy(async () => ({
  default: (await import('../../../features/stores/components/application-facts')).ApplicationFacts,
}));
const StoreStaff = lazy(async () => ({
  default: (await import('../../../features/merchants/components/store-staff')).StoreStaff,
}));
const StoreOrders = lazy(async () => ({ default: (await import('./store-records')).StoreOrders }));
const StorePayouts = lazy(async () => ({
  default: (await import('./store-records')).StorePayouts,
}));
const StoreProducts = lazy(async () => ({
  default: (await import('./store-records')).StoreProducts,
}));

export function MerchantDetailPage() {
  const { id = '' } = useParams();
  const { api } = useServices();
  const can = useCan();
  const [params, setParams] = useSearchParams();
  const { data: store } = useSuspenseQuery(storeQuery(api, id));
  const { data: figures } = useSuspenseQuery(storeFiguresQuery(api, id));
  const { data: merchant } = useSuspenseQuery(merchantDetailQuery(api, store.merchantId));
  const { label, tone } = storeStatusText(store);
  const { name, commissionPercent } = store.paymentCategory;
  const tabs = merchantTabs(can, figures);
  const tab = activeMerchantTab(tabs, params.get('tab'));
  const isOpen = store.status === 'live' || store.status === 'paused';

  return (
    <>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: 'Merchants and stores', to: paths.merchants.list.href() },
              { label: store.storeName },
            ]}
          />
        }
        logo={
          <StoreMonogram
            name={store.storeName}
            logoUrl={merchant.store.logo && imageUrl(merchant.store.logo, 160)}
            size="lg"
          />
        }
        title={store.storeName}
        tags={
          <>
            <StatusTag tone={tone}>{label}</StatusTag>
            <StatusTag plain className="max-w-full">
              <span className="truncate">{`${name}, ${commissionPercent}%`}</span>
            </StatusTag>
          </>
        }
        description={`${[store.merchantName, store.city, store.state].filter(Boolean).join(', ')}. Merchant since ${formatDate(figures.merchantSince)}.`}
        actions={
          <>
            {isOpen && (
              <ButtonAnchor icon={<Eye size={17} />} href={merchant.store.storeUrl} newTab>
                View store
              </ButtonAnchor>
            )}
            <ButtonAnchor icon={<Mail size={17} />} href={`mailto:${store.email}`}>
              Email
            </ButtonAnchor>
            <SuspendStore store={store} figures={figures} />
          </>
        }
      />
      {store.status === 'suspended' && (
        <Alert className="mb-5">
          <b className="font-semibold">This store is suspended.</b> {store.reviewNote}
        </Alert>
      )}
      <StoreFigureRow storeId={id} figures={figures} />
      <div className="mt-5">
        <Tabs
          label="Store"
          items={tabs}
          value={tab}
          onValueChange={(next) => setParams({ tab: next }, { replace: true })}
        />
      </div>
      <Suspense fallback={<Skeleton className="h-80 rounded-3" />}>
        {tab === 'business' ? (
          <section
            aria-label="Business and documents"
            className="rounded-3 border border-line bg-surface p-5"
          >
            <ApplicationFacts store={store} />
          </section>
        ) : tab === 'products' ? (
          <StoreProducts key={id} storeId={id} />
        ) : tab === 'orders' ? (
          <StoreOrders key={id} storeId={id} />
        ) : tab === 'payouts' ? (
          <StorePayouts key={id} storeId={id} />
        ) : tab === 'staff' ? (
          <StoreStaff key={id} storeId={id} />
        ) : tab === 'history' ? (
          <Card>
            <RecordHistory subject="store" id={id} fileName={`history-of-${store.storeName}`} />
          </Card>
        ) : (
          <MerchantOverview
            store={store}
            merchant={merchant}
            figures={figures}
            approvalHref={paths.stores.detail.href({ id }, { status: 'all' })}
          />
        )}
      </Suspense>
    </>
  );
}
