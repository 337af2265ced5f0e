import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatDateTime } from '@market/domain/lagos-time';
import type { SavedTariff } from '@market/domain/shipping/tariff';
import { PageHeader } from '@market/ui/page-header';
import { Tabs } from '@market/ui/tabs';
import { RouteError } from '@market/web-kit/route-error';
import { paths } from '../../paths';

type Tab = keyof typeof paths.shipping;
const tabs: readonly Tab[] = ['prices', 'zones', 'vehicles', 'discounts', 'calculator'];

interface ShippingLayoutProps {
  tab: Tab;
  /** Undefined when the tariff could not be loaded. */
  tariff: SavedTariff | undefined;
  actions?: ReactNode;
  children: ReactNode;
}

export function ShippingLayout({ tab, tariff, actions, children }: ShippingLayoutProps) {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title="Shipping prices"
        description={
          <>
            Changes apply to later quotes only.
            {tariff && (
              <>
                {` Version ${tariff.version}, `}
                <span className="whitespace-nowrap">{`saved ${formatDateTime(tariff.savedAt)}`}</span>
              </>
            )}
          </>
        }
        actions={actions}
      />
      <Tabs
        label="Section"
        items={[
          { value: 'prices', label: 'Price matrix' },
          { value: 'zones', label: 'Zones', count: tariff?.zones.length },
          { value: 'vehicles', label: 'Vehicles', count: tariff?.vehicles.length },
          { value: 'discounts', label: 'Discounts' },
          { value: 'calculator', label: 'Calculator' },
        ]}
        value={tab}
        onValueChange={(next) => void navigate(paths.shipping[next].href())}
      />
      {children}
    </>
  );
}

/** Shows a section's error below the tabs, so that the other sections stay available. */
export function ShippingError() {
  const { pathname } = useLocation();
  return (
    <ShippingLayout
      tab={tabs.find((tab) => paths.shipping[tab].href() === pathname) ?? 'prices'}
      tariff={undefined}
    >
      <RouteError headingLevel={2} />
    </ShippingLayout>
  );
}
