import { useQuery } from '@tanstack/react-query';
import { useServices } from '@market/web-kit/services';
import { useUser } from '@market/web-kit/use-session';
import { chosenDeliveryState } from '../../shared/chosen-delivery-state';
import { useStoredValue } from '../../shared/stored-value';
import { addressListQuery } from './addresses.queries';

/** The delivery place, as far as it is known. */
export interface DeliveryPlace {
  /** `Surulere, Lagos` or `Lagos`. */
  label: string;
  state: string;
  /**
   * The parameters that fee requests use for this place: the id of the default address, or the
   * chosen state.
   */
  fees: { addressId: string } | { stateOrRegion: string };
}

/**
 * The state that the shopper chose, otherwise the state of the account's default address. Undefined
 * while neither is known.
 */
export function useDeliveryPlace(): DeliveryPlace | undefined {
  const { api } = useServices();
  const signedIn = useUser() !== undefined;
  const state = useStoredValue(chosenDeliveryState);
  const { data: addresses } = useQuery({
    ...addressListQuery(api),
    enabled: signedIn && state === undefined,
  });
  if (state !== undefined) return { label: state, state, fees: { stateOrRegion: state } };
  const standard = signedIn ? addresses?.find((address) => address.default) : undefined;
  return (
    standard && {
      label: `${standard.lga}, ${standard.stateOrRegion}`,
      state: standard.stateOrRegion,
      fees: { addressId: standard.id },
    }
  );
}
