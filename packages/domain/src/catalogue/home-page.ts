/** The products of a promotion that the home page shows. */
export const HOME_PAGE_PRODUCTS = 4;

/** The official outlets that the home page shows. */
export const HOME_PAGE_OUTLETS = 4;

/** Texts of the home page that the admin console also shows in its previews. */
export const homePageTexts = {
  promotion: 'Chosen by our team',
  outlets: 'Sold by the maker or its sole distributor.',
  systemSoldOut: 'Some of these products are out of stock.',
} as const;
