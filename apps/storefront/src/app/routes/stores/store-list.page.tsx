import { buttonClass } from '@market/ui/button';
import { useServices } from '@market/web-kit/services';
import { PageTitle } from '../../../shared/page-title';
import { ListingHeader } from '../listing/listing-header';
import { StoreResults } from './store-results';

export function StoreListPage() {
  return (
    <div className="page-wrap">
      <PageTitle>Stores</PageTitle>
      <ListingHeader
        title="Stores"
        crumbs={[]}
        note="Our team approves every store twice before it can sell here."
      />
      <StoreResults />
      <SellInvitation />
    </div>
  );
}

function SellInvitation() {
  const { platformName, origins } = useServices().config;
  return (
    <section
      aria-labelledby="open-store"
      className="mt-10 grid gap-x-8 gap-y-4 rounded-3 bg-sunken p-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:px-8 md:py-7"
    >
      <div>
        <h2 id="open-store" className="display text-d3">{`Sell on ${platformName}`}</h2>
        <p className="mt-1 text-text-2">
          Open a store in four steps. We pay your earnings into your bank account after the return
          period.
        </p>
      </div>
      <a href={origins.merchant} className={buttonClass({ variant: 'ink', size: 'lg' })}>
        Open a store
      </a>
    </section>
  );
}
