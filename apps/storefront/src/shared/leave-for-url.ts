/** Leaves the shop for another site, such as the payment provider's payment page. */
export const leaveForUrl = (url: string): void => location.assign(url);
