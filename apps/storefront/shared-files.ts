/**
 * Groups small modules that many pages share. Each group becomes one file, which compresses better
 * than one file per module. Each module is identified by the end of its path.
 */
export const sharedFiles = {
  /** Shown on nearly all pages. */
  shop: [
    'components/breadcrumbs',
    'components/price',
    'components/product-image',
    'components/rating',
    'components/key-rating-label',
    'components/store-monogram',
    'shared/query-view',
    'shared/save-button',
    'shared/section-header',
    'domain/src/image',
    'domain/src/catalogue/product-card-props',
    'lib/field-control',
    'lib/keep-units-together',
    'router/merge-search',
    'icons/badge-check',
    'icons/chevron-right',
    'icons/heart',
    'icons/package',
    'icons/star',
    'icons/truck',
    'icons/undo-2',
    'icons/x',
    'domain/src/pluralise',
  ],
  deliveryText: ['components/delivery-text'],
  cards: ['components/catalogue-card', 'components/product-grid'],
  lists: [
    'components/page-links',
    'router/list-search',
    'router/search-values',
    'router/use-last-page',
  ],
  choices: ['components/checkbox', 'shared/compare-checkbox'],
  /** The parts of a listing other than its cards. */
  listing: [
    'catalogue/sorts',
    'components/filter-panel-skeleton',
    'listing/listing-header',
    'model/count-text',
    'model/listing-view',
    'model/sorts',
    'place/delivery-place-note',
  ],
  select: ['components/native-select', 'lib/control-classes'],
  delivery: ['shipping/promise-text', 'shipping/promised-days', 'src/lagos-time'],
  states: [
    'orders/next-attempt',
    'orders/order-lifecycle',
    'orders/order-status-labels',
    'orders/order-status-list',
    'orders/orders.queries',
  ],
  progress: ['components/progress-gauge', 'model/headline'],
  quantity: ['components/quantity-stepper', 'icons/minus', 'icons/plus', 'lib/parse-number'],
  mutations: ['modern/mutationObserver', 'modern/useMutation'],
} as const;
