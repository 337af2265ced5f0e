import { useState, type MouseEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { Address } from '@market/domain/shipping/address';
import { ConfirmDialog } from '@market/ui/confirm-dialog';
import { Link, LinkButton } from '@market/ui/link';
import { StatusTag } from '@market/ui/status-tag';
import { useServices } from '@market/web-kit/services';
import { useMakeDefault } from '../use-make-default';
import { AddressLines } from './address-lines';
import { addresses, checkout } from '../../../shared/endpoints';

export function AddressCards({
  list,
  editHref,
}: {
  list: readonly Address[];
  editHref: (address: Address) => string;
}) {
  const { api } = useServices();
  const [leaving, setLeaving] = useState<Address>();
  const makeDefault = useMakeDefault();
  const remove = useMutation(
    api.mutation(addresses('remove'), {
      quiet: true,
      invalidates: [addresses('list'), checkout('simulate')],
      success: 'Address deleted',
    }),
  );
  // The button disappears after use, so the focus moves to the card.
  const onDefault = (address: Address) => (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.closest('li')?.focus({ preventScroll: true });
    makeDefault.mutate({ params: { id: address.id } });
  };
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {list.map((address) => (
          <li
            key={address.id}
            tabIndex={-1}
            className="rounded-3 border border-line bg-surface p-5"
          >
            <div className="mb-2 flex min-h-6 items-start justify-between gap-3">
              <h2 className="min-w-0 font-semibold break-words">{address.fullName}</h2>
              {address.default && <StatusTag plain>Default</StatusTag>}
            </div>
            <AddressLines address={address} />
            <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm [&>*]:inline-flex [&>*]:min-h-6 [&>*]:items-center">
              <Link
                to={editHref(address)}
                className="link touch-area"
                aria-label={`Edit ${address.fullName}’s address`}
              >
                Edit
              </Link>
              {!address.default && (
                <LinkButton
                  disabled={makeDefault.isPending}
                  onClick={onDefault(address)}
                  aria-label={`Make default: the address of ${address.fullName}`}
                >
                  Make default
                </LinkButton>
              )}
              <LinkButton
                onClick={() => setLeaving(address)}
                aria-label={`Delete the address of ${address.fullName}`}
              >
                Delete
              </LinkButton>
            </p>
          </li>
        ))}
      </ul>
      {leaving && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setLeaving(undefined)}
          title="Delete this address?"
          confirmLabel="Delete address"
          busyLabel="Deleting…"
          cancelLabel="Keep it"
          onConfirm={() => remove.mutateAsync({ params: { id: leaving.id } })}
        >
          {`${leaving.address}, ${leaving.lga}, ${leaving.stateOrRegion}. Orders that you have placed keep this address.`}
        </ConfirmDialog>
      )}
    </>
  );
}
