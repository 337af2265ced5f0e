import { createStored } from '../../../shared/stored';

const isView = (value: unknown): value is 'grid' | 'list' => value === 'grid' || value === 'list';

/** How this browser shows listings. */
export const listingView = createStored<'grid' | 'list'>('storefront_listing_view', isView, 'grid');
