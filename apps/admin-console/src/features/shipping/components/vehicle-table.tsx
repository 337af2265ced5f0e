import { lazy, Suspense, useState } from 'react';
import type { Vehicle } from '@market/domain/shipping/tariff';
import { Button } from '@market/ui/button';
import { DataTable, type Column } from '@market/ui/data-table';
import { EmptyState } from '@market/ui/empty-state';
import { StatusTag } from '@market/ui/status-tag';
import { HistoryButton } from '../../../shared/history-button';

const VehicleDialog = lazy(async () => ({
  default: (await import('./vehicle-dialog')).VehicleDialog,
}));

const columns: Column<Vehicle>[] = [
  {
    id: 'name',
    header: 'Vehicle',
    className: 'md:max-w-80',
    cell: ({ name }) => (
      <span className="block font-medium wrap-anywhere whitespace-normal">{name}</span>
    ),
  },
  {
    id: 'weight',
    header: 'Carries up to',
    align: 'end',
    cell: ({ maxWeight }) => `${maxWeight.toLocaleString('en-NG')} kg`,
  },
  {
    id: 'status',
    header: 'Status',
    card: 'status',
    cell: ({ active }) =>
      active ? <StatusTag tone="done">Active</StatusTag> : <StatusTag>Not in use</StatusTag>,
  },
  {
    id: 'actions',
    header: 'Actions',
    headerHidden: true,
    align: 'end',
    card: 'action',
    cell: (vehicle) => (
      <span className="inline-flex items-center gap-1">
        <EditVehicle vehicle={vehicle} />
        <HistoryButton subject="vehicle" id={vehicle.id} name={vehicle.name} />
      </span>
    ),
  },
];

export function VehicleTable({ vehicles }: { vehicles: readonly Vehicle[] }) {
  return (
    <DataTable
      caption="Vehicles"
      columns={columns}
      rows={vehicles}
      rowKey={({ id }) => id}
      empty={<EmptyState title="No vehicles yet" />}
    />
  );
}

function EditVehicle({ vehicle }: { vehicle: Vehicle }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" aria-label={`Edit ${vehicle.name}`} onClick={() => setOpen(true)}>
        Edit
      </Button>
      {open && (
        <Suspense>
          <VehicleDialog vehicle={vehicle} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
