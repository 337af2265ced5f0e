import { isNigerianState } from '@market/domain/shipping/nigerian-states';
import { invalid } from '../../platform/errors';

/**
 * Throws 422 on `field`. The schema does not check states, because browsers fetch the list instead
 * of bundling it.
 */
export function assertState(field: string, state: string): void {
  if (!isNigerianState(state)) throw invalid(field, 'Choose a state from the list');
}
