/** Leaves the shop for another site, such as the payment provider's card page. */
export const leaveTo = (url: string): void => location.assign(url);
