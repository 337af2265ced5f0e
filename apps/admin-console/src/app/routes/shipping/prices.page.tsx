import { useSuspenseQuery } from '@tanstack/react-query';
import { Truck } from 'lucide-react';
import { useState } from 'react';
import { useLeaveGuard } from '@market/console/forms/use-leave-guard';
import { pluralise } from '@market/domain/pluralise';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { Link } from '@market/ui/link';
import { NativeSelect } from '@market/ui/native-select';
import { SegmentedControl } from '@market/ui/segmented-control';
import { useMediaQuery } from '@market/ui/use-media-query';
import { useServices } from '@market/web-kit/services';
import { PriceConflict } from '../../../features/shipping/components/price-conflict';
import { PriceList } from '../../../features/shipping/components/price-list';
import { PriceMatrix } from '../../../features/shipping/components/price-matrix';
import { SaveBar } from '../../../features/shipping/components/save-bar';
import { priceMatrix } from '../../../features/shipping/model/price-sheet';
import { tariffQuery } from '../../../features/shipping/shipping.queries';
import { usePriceSheet } from '../../../features/shipping/use-price-sheet';
import { RecordHistory } from '../../../shared/record-history';
import { paths } from '../../paths';
import { ShippingLayout } from './shipping-layout';

export function PricesPage() {
  const { api } = useServices();
  const { data: saved } = useSuspenseQuery(tariffQuery(api));
  const editing = usePriceSheet(saved);
  const { tariff, rows, changes, problems, saveError, conflict } = editing;
  const [vehicleId, setVehicleId] = useState<string>();
  const guard = useLeaveGuard(changes > 0);
  const vehicle = tariff.vehicles.find(({ id }) => id === vehicleId) ?? tariff.vehicles[0];
  const isPhone = useMediaQuery('(width < 48rem)');
  const isMarked = (id: string) =>
    rows.some(({ rate, cells }) => rate.vehicleId === id && cells.some((cell) => cell.isChanged));
  const vehicleOptions = tariff.vehicles.map(({ id, name, maxWeight, active }) => ({
    value: id,
    label: `${name}, ${maxWeight.toLocaleString('en-NG')} kg${active ? '' : ', not in use'}${isMarked(id) ? ' (changed)' : ''}`,
  }));
  return (
    <ShippingLayout
      tab="prices"
      tariff={tariff}
      actions={
        <SaveBar
          summary={changes > 0 ? `${pluralise(changes, 'change')}, not saved` : undefined}
          blockedReason={
            problems > 0
              ? `Correct ${pluralise(problems, 'cell')} first`
              : conflict && conflict.cells.length > 0
                ? `Choose ${pluralise(conflict.cells.length, 'value')} first`
                : undefined
          }
          saveLabel="Save prices"
          isSaving={editing.isSaving}
          onSave={editing.save}
          onDiscard={editing.discard}
        />
      }
    >
      {saveError && <Alert className="mb-4">{saveError}</Alert>}
      {vehicle && (
        <section
          aria-label="Price matrix"
          className="min-w-0 overflow-clip rounded-3 border border-line bg-surface"
        >
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3">
            <h2 className="text-md font-semibold max-md:sr-only">Price matrix</h2>
            {tariff.vehicles.length <= 4 && !isPhone ? (
              <SegmentedControl
                label="Vehicle"
                options={vehicleOptions}
                value={vehicle.id}
                onValueChange={setVehicleId}
              />
            ) : (
              <NativeSelect
                aria-label="Vehicle"
                className="w-80 max-w-full"
                value={vehicle.id}
                onChange={(event) => setVehicleId(event.target.value)}
              >
                {vehicleOptions.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </NativeSelect>
            )}
          </div>
          {conflict && (
            <PriceConflict
              tariff={tariff}
              conflict={conflict}
              changes={changes}
              onChoose={editing.choose}
            />
          )}
          {isPhone ? (
            <PriceList matrix={priceMatrix(rows, vehicle.id)} edit={editing.edit} />
          ) : (
            <PriceMatrix
              key={vehicle.id}
              caption={`Prices for ${vehicle.name}`}
              matrix={priceMatrix(rows, vehicle.id)}
              editing={editing}
            />
          )}
        </section>
      )}
      {!vehicle && (
        <EmptyState
          headingLevel={2}
          icon={<Truck />}
          title="No vehicles yet"
          action={
            <Button variant="primary" render={<Link to={paths.shipping.vehicles.href()} />}>
              Go to vehicles
            </Button>
          }
        >
          Delivery prices are set for each vehicle. Add one first.
        </EmptyState>
      )}
      <div className="mt-4 rounded-3 border border-line bg-surface p-5 max-md:mb-24">
        <RecordHistory subject="tariff" />
      </div>
      {guard.dialog}
    </ShippingLayout>
  );
}
