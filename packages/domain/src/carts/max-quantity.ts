/** The most pieces of one product that a cart line or an order line has. */
export const MAX_QUANTITY = 999;
