import type { NewAddress } from '@market/domain/shipping/address';

/** An address as it is written on a parcel, without the name. */
export function AddressLines({
  address: { address, lga, stateOrRegion, landmark, phoneNumber },
}: {
  address: Pick<NewAddress, 'address' | 'lga' | 'stateOrRegion' | 'landmark' | 'phoneNumber'>;
}) {
  return (
    <span className="block text-sm text-text-2">
      <span className="block break-words">{`${address}, ${lga}, ${stateOrRegion}`}</span>
      {landmark && <span className="block break-words">{landmark}</span>}
      <span className="block text-muted nums">{phoneNumber}</span>
    </span>
  );
}
