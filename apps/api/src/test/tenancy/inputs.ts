import { couponDefaults, type CouponInput } from '@market/domain/coupons/coupon';
import type { ProductInput } from '@market/domain/catalogue/product-input';
import type { BusinessDetails } from '@market/domain/stores/onboarding';
import { TEST_IMAGE } from '../product-helpers';

export const couponInput = (changes: Partial<CouponInput> = {}): CouponInput => ({
  ...couponDefaults,
  description: 'Ten off',
  discountMode: 'Automatic',
  startDate: '2026-11-01',
  endDate: '2028-12-31',
  ...changes,
});

export const productInput = (categoryId: string, sku: string): ProductInput => ({
  name: 'Renamed',
  description: ['Another text.'],
  categoryId,
  hostedImages: [TEST_IMAGE],
  pricing: { price: 200_000, sellingPrice: 200_000 },
  sku,
  quantity: 1,
  weight: 1,
  contSalesOutOfStock: false,
  stockAlertUnits: 0,
  IsDigitalProduct: false,
  variantProperties: [],
  variant: [],
});

export const businessInput = (
  categoryId: string,
  documents: Pick<BusinessDetails, 'idDocumentUrl' | 'proofOfAddress'>,
): BusinessDetails => ({
  ...documents,
  isRegisteredBusiness: false,
  dateOfBirth: '1988-04-02',
  nationality: 'Nigerian',
  idDocumentType: 'NIN slip',
  idDocumentNumber: '12345678901',
  homeAddress: { street: '4 Isaac John Street', LGA: 'Ikeja', state: 'Lagos', country: 'Nigeria' },
  staffSize: '1',
  categoryId,
});

/** A product in Shopify's format. */
export const csvFile = (mark: string): File =>
  new File(
    [
      `Handle,Title,Body (HTML),Type,Published,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price\n${mark.toLowerCase()},${mark} cable,From the file of ${mark}.,Cables,true,${mark}-1,500,4,1500.00\n`,
    ],
    `${mark}.csv`,
    { type: 'text/csv' },
  );
