import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatDateTime } from '@market/domain/lagos-time';
import type { SavedTariff } from '@market/domain/shipping/tariff';
import { PageHeader } from '@market/ui/page-header';
import { Tabs } from '@market/ui/tabs';
import { paths } from '../../paths';

interface ShippingFrameProps {
  tab: keyof typeof paths.shipping;
  tariff: SavedTariff;
  actions?: ReactNode;
  children: ReactNode;
}

/** The header and tabs of the pages that set delivery prices. */
export function ShippingFrame({ tab, tariff, actions, children }: ShippingFrameProps) {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title="Shipping prices"
        description={`Changes apply to later quotes only. Version ${tariff.version}, saved ${formatDateTime(tariff.savedAt)}`}
        actions={actions}
      />
      <Tabs
        label="Section"
        items={[
          { value: 'prices', label: 'Price matrix' },
          { value: 'zones', label: 'Zones', count: tariff.zones.length },
          { value: 'vehicles', label: 'Vehicles', count: tariff.vehicles.length },
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
