import { createStored } from '../../../shared/stored';

const isView = (value: unknown): value is 'grid' | 'list' => value === 'grid' || value === 'list';

/** The view of listings that was chosen in this browser. */
export const listingView = createStored<'grid' | 'list'>('storefront_listing_view', isView, 'grid');
