/** Maximum units of one product in a cart line or an order line. */
export const MAX_QUANTITY = 999;
