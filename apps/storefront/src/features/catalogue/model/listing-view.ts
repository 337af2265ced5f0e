import { createStoredValue } from '../../../shared/stored-value';

const isView = (value: unknown): value is 'grid' | 'list' => value === 'grid' || value === 'list';

export const listingView = createStoredValue<'grid' | 'list'>(
  'storefront_listing_view',
  isView,
  'grid',
);
