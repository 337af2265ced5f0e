import { isNigerianState } from '@market/domain/shipping/nigerian-states';
import { invalid } from '../../http/errors';

/** Throws 422 on `field`: browsers fetch the list of states instead of carrying it, so no schema knows it. */
export function assertState(field: string, state: string): void {
  if (!isNigerianState(state)) throw invalid(field, 'Choose a state from the list');
}
