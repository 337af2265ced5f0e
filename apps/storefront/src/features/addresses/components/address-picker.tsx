import type { Address } from '@market/domain/shipping/address';
import { Link } from '@market/ui/link';
import { RadioGroup } from '@market/ui/radio-group';
import { StatusTag } from '@market/ui/status-tag';
import { AddressLines } from './address-lines';

interface AddressPickerProps {
  list: readonly Address[];
  value: string | undefined;
  onChange: (id: string) => void;
  editHref: (id: string) => string;
}

/** One of the saved addresses. */
export function AddressPicker({ list, value, onChange, editHref }: AddressPickerProps) {
  const chosen = list.find(({ id }) => id === value);
  return (
    <>
      <RadioGroup
        legend="Delivery address"
        legendHidden
        look="cards"
        className="md:grid-cols-2"
        value={value}
        onValueChange={onChange}
        options={list.map((address) => ({
          value: address.id,
          label: address.fullName,
          description: <AddressLines address={address} />,
          trailing: address.default ? <StatusTag plain>Default</StatusTag> : undefined,
        }))}
      />
      {chosen && (
        <p className="mt-2 text-sm">
          <Link to={editHref(chosen.id)} className="link inline-flex min-h-6 items-center">
            Edit this address
          </Link>
        </p>
      )}
    </>
  );
}
