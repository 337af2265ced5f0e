import { createStoredValue, isText } from './stored-value';

const isState = (value: unknown): value is string | undefined => isText(value, 40) && value !== '';

/**
 * The state that the shopper chose to see delivery fees for. When there is none, the default
 * address is used.
 */
export const chosenDeliveryState = createStoredValue('storefront_place', isState, undefined);
