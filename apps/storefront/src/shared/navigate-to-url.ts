/** Leaves the shop for another site, such as the payment provider's payment page. */
export const navigateToUrl = (url: string): void => location.assign(url);
