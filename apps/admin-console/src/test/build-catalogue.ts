import type { Category } from '@market/domain/catalogue/category';
import type { StoreCard } from '@market/domain/stores/store-card';

const id = (n: number) => `0b0e9b5e-6a0e-4d7c-9d2e-0a4f5a1c000${n}`;

export const buildStoreCard = (overrides: Partial<StoreCard> = {}): StoreCard => ({
  id: id(1),
  slug: 'helios-yard',
  storeName: 'Helios Yard',
  city: 'Ikeja',
  state: 'Lagos',
  isOfficialOutlet: false,
  rating: 4,
  ratingCount: 3,
  followers: 2,
  productCount: 8,
  ...overrides,
});

export const inverters = {
  id: id(2),
  name: 'Inverters',
  productCount: 3,
  subCategories: [{ id: id(3), name: 'Hybrid inverters', categoryId: id(2), childCategories: [] }],
} satisfies Category;
