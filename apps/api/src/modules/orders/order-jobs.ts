/** Job, at the end of the return window. */
export const COMPLETE_ORDER = 'order.complete';
