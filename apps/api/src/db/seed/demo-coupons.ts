import { couponDefaults, type CouponInput } from '@market/domain/coupons/coupon';
import type { StoreKey } from './demo-stores';

type Rules = Omit<CouponInput, 'startDate' | 'endDate' | 'spendAppliesToId' | 'rewardAppliesToId'>;

/**
 * A coupon with its validity in days from today. It applies to a category (by path) or a product
 * (by SKU).
 */
export interface DemoCoupon {
  readonly store: StoreKey;
  readonly days: readonly [from: number, to: number];
  readonly rules: Partial<Rules> & Pick<Rules, 'description'>;
  readonly spendOn?: readonly [top: string, sub?: string];
  readonly rewardOn?: { readonly sku: string } | readonly [top: string, sub?: string];
  readonly paused?: boolean;
}

export const couponBase = { ...couponDefaults, rewardAppliesTo: 'All Product' } as const;

/** One of each type and state: active, scheduled, ended, used up, paused. */
export const demoCoupons: readonly DemoCoupon[] = [
  {
    store: 'helios',
    days: [-75, 40],
    spendOn: ['Solar panels'],
    rules: {
      description: '5% off all panels',
      discountMode: 'Code',
      code: 'SOLAR5',
      discountValue: 5,
      minRequireValue: 5_000_000,
      usageLimit: 200,
      usageLimitPerUser: 3,
    },
  },
  {
    store: 'helios',
    days: [-20, 25],
    spendOn: ['Inverters', 'Inverter parts'],
    rules: { description: '10% off monitoring kits', discountValue: 10 },
  },
  {
    store: 'helios',
    days: [-330, -270],
    rules: {
      description: 'Harmattan sale, 12% off everything',
      discountMode: 'Code',
      code: 'HARMATTAN',
      discountValue: 12,
    },
  },
  {
    store: 'helios',
    days: [-60, 30],
    spendOn: ['Solar panels'],
    rewardOn: { sku: 'HY-AXL-WIFI' },
    rules: {
      description: 'Four panels: the Wi-Fi kit at half price',
      discountType: 'BuyXGetY',
      minRequireType: 'Quantity',
      minRequireValue: 4,
      rewardAppliesTo: 'Product',
      rewardValue: 50,
      customerReward: 2_000_000,
    },
  },
  {
    store: 'helios',
    days: [-120, 60],
    rules: {
      description: 'First eight only: 10% off',
      discountMode: 'Code',
      code: 'FLASH10',
      discountValue: 10,
      usageLimit: 8,
      usageLimitPerUser: 1,
    },
  },
  {
    store: 'helios',
    days: [7, 45],
    rules: {
      description: '₦2,000 off a first order',
      discountMode: 'Code',
      code: 'WELCOME2000',
      discountType: 'Fixed',
      discountValue: 200_000,
      customerEligibility: 'New customers',
      usageLimitPerUser: 1,
    },
  },
  {
    store: 'helios',
    days: [-40, 90],
    paused: true,
    rules: {
      description: 'Installers: ₦5,000 off',
      discountMode: 'Code',
      code: 'YARDCREW',
      discountType: 'Fixed',
      discountValue: 500_000,
      minRequireValue: 50_000_000,
    },
  },
  {
    store: 'duravolt',
    days: [-90, 20],
    spendOn: ['Batteries', 'Lithium'],
    rules: {
      description: '7% off a lithium stack',
      discountMode: 'Code',
      code: 'STACK7',
      discountValue: 7,
      usageLimit: 100,
    },
  },
  {
    store: 'garden',
    days: [-150, 60],
    spendOn: ['Cooking gas', 'Cylinders'],
    rules: {
      description: '₦1,500 off each cylinder',
      discountType: 'Fixed',
      discountValue: 150_000,
    },
  },
  {
    store: 'kelvo',
    days: [-30, 15],
    rules: {
      description: 'Hot season: 4% off',
      discountMode: 'Code',
      code: 'COOL4',
      discountValue: 4,
      minRequireValue: 30_000_000,
    },
  },
  {
    store: 'coalcity',
    days: [-45, 60],
    rules: {
      description: 'For followers: 3% off everything',
      discountValue: 3,
      customerEligibility: 'Followers',
    },
  },
  {
    store: 'sitewell',
    days: [-200, 100],
    spendOn: ['Tools'],
    rewardOn: ['Safety gear'],
    rules: {
      description: 'Buy tools, take 20% off safety gear',
      discountType: 'BuyXGetY',
      minRequireValue: 8_000_000,
      rewardAppliesTo: 'Category',
      rewardValue: 20,
      customerReward: 2_500_000,
    },
  },
];
