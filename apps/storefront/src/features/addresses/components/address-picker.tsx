import type { Address } from '@market/domain/shipping/address';
import { Link, LinkButton } from '@market/ui/link';
import { RadioGroup } from '@market/ui/radio-group';
import { StatusTag } from '@market/ui/status-tag';
import { useMakeDefault } from '../use-make-default';
import { AddressLines } from './address-lines';

interface AddressPickerProps {
  list: readonly Address[];
  value: string | undefined;
  onChange: (id: string) => void;
  editHref: (id: string) => string;
}

export function AddressPicker({ list, value, onChange, editHref }: AddressPickerProps) {
  const makeDefault = useMakeDefault();
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
        <p className="mt-2 flex flex-wrap gap-x-5 text-sm [&>*]:inline-flex [&>*]:min-h-6 [&>*]:items-center">
          <Link to={editHref(chosen.id)} className="link touch-area">
            Edit this address
          </Link>
          {!chosen.default && (
            <LinkButton
              disabled={makeDefault.isPending}
              onClick={() => makeDefault.mutate({ params: { id: chosen.id } })}
            >
              Make default
            </LinkButton>
          )}
        </p>
      )}
    </>
  );
}
