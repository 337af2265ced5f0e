/**
 * Small modules that many pages share, in files that compress better than one for each module. Each is named by the end of
 * its path.
 */
export const sharedFiles = {
  /** What nearly all pages show. */
  shop: [
    'components/breadcrumbs',
    'components/price',
    'components/product-image',
    'components/rating',
    'components/rating-plate',
    'components/store-monogram',
    'shared/query-view',
    'shared/save-button',
    'shared/section-head',
    'domain/src/image',
    'domain/src/catalogue/card-view',
    'lib/field-control',
    'lib/join-units',
    'router/merge-search',
    'icons/badge-check',
    'icons/chevron-right',
    'icons/heart',
    'icons/package',
    'icons/star',
    'icons/truck',
    'icons/undo-2',
  ],
  cards: ['components/catalogue-card', 'components/product-grid'],
  lists: [
    'components/native-select',
    'components/page-links',
    'lib/control',
    'router/list-search',
    'router/use-last-page',
  ],
} as const;
