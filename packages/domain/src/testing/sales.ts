import type { SaleLine } from '../catalogue/sale-line';
import type { PricingCoupon } from '../coupons/pricing-coupon';
import { defaultDispatchRules } from '../shipping/dispatch-rules';
import type { Tariff } from '../shipping/tariff';

/** A line from Helios Yard in Ikeja: one panel for ₦10,000.00, weighing 10 kg. */
export const buildSaleLine = (overrides: Partial<SaleLine> = {}): SaleLine => ({
  variantId: 'panel-550',
  productId: 'panel',
  name: 'Solar panel 550 W',
  variantLabel: '',
  options: {},
  sku: 'HY-550',
  unitPrice: 1_000_000,
  listPrice: 1_000_000,
  available: 20,
  listed: true,
  buyable: true,
  storeId: 'helios',
  storeSlug: 'helios-yard',
  storeName: 'Helios Yard',
  storeState: 'Lagos',
  storeDispatch: defaultDispatchRules,
  storeReturnDays: 7,
  merchantId: 'merchant-helios',
  categoryIds: ['panels'],
  weight: 10,
  isDigital: false,
  quantity: 1,
  ...overrides,
});

/** 10 % off everything at Helios Yard, automatic, valid throughout November. */
export const buildPricingCoupon = (overrides: Partial<PricingCoupon> = {}): PricingCoupon => ({
  id: 'coupon-a',
  storeId: 'helios',
  storeName: 'Helios Yard',
  description: 'November offer',
  discountMode: 'Automatic',
  discountType: 'Percent',
  discountValue: 10,
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  spendAppliesTo: 'All Product',
  minRequireType: 'Amount',
  minRequireValue: 0,
  usageLimit: 0,
  usageLimitPerUser: 0,
  customerEligibility: 'Everyone',
  customerReward: 200_000,
  rewardAppliesTo: 'All Product',
  rewardValue: 20,
  used: 0,
  paused: false,
  ...overrides,
});

export const testTariff: Tariff = {
  vehicles: [
    { id: 'bike', name: 'Motorbike', maxWeight: 20, active: true },
    { id: 'truck', name: 'Truck', maxWeight: 1000, active: true },
    { id: 'van', name: 'Van', maxWeight: 300, active: true },
  ],
  zones: [
    { id: 'lagos', name: 'Lagos', states: ['Lagos'] },
    { id: 'rest', name: 'Rest of Nigeria', states: ['Kano', 'Oyo'] },
  ],
  rates: [
    {
      vehicleId: 'bike',
      fromZoneId: 'lagos',
      toZoneId: 'lagos',
      base: 150_000,
      includedWeight: 5,
      perKg: 10_000,
      minDays: 1,
      maxDays: 2,
    },
    {
      vehicleId: 'van',
      fromZoneId: 'lagos',
      toZoneId: 'lagos',
      base: 600_000,
      includedWeight: 100,
      perKg: 5_000,
      minDays: 1,
      maxDays: 3,
    },
    {
      vehicleId: 'truck',
      fromZoneId: 'lagos',
      toZoneId: 'lagos',
      base: 2_500_000,
      includedWeight: 500,
      perKg: 3_000,
      minDays: 2,
      maxDays: 4,
    },
    {
      vehicleId: 'truck',
      fromZoneId: 'lagos',
      toZoneId: 'rest',
      base: 5_000_000,
      includedWeight: 500,
      perKg: 4_000,
      minDays: 3,
      maxDays: 6,
    },
  ],
};
