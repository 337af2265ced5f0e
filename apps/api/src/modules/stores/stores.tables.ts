import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { SubmittedApplication } from '@market/domain/stores/application-field';
import type { BusinessDetails } from '@market/domain/stores/onboarding';
import { defaultDispatchRules } from '@market/domain/shipping/dispatch-rules';
import { MIN_RETURN_DAYS } from '@market/domain/orders/return-window';
import type { SocialLinks } from '@market/domain/stores/social-links';
import type { StoreStatus } from '@market/domain/stores/store-status';
import { id, instant, kobo } from '../../db/columns';
import { usersTable } from '../accounts/accounts.tables';

/**
 * Commission categories. The rate is copied to each order, so a change affects later orders only.
 */
export const paymentCategoriesTable = pgTable(
  'payment_categories',
  {
    id: id(),
    name: text('name').notNull().unique(),
    commissionBps: integer('commission_bps').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    /** When the current rate began. Null when the category has always had this rate. */
    rateSince: instant('rate_since'),
  },
  (t) => [
    check('payment_categories_rate', sql`${t.commissionBps} between 0 and 5000`),
    uniqueIndex('payment_categories_default')
      .on(t.isDefault)
      .where(sql`is_default`),
  ],
);

export const storesTable = pgTable(
  'stores',
  {
    id: id(),
    merchantId: uuid('merchant_id')
      .notNull()
      .references(() => usersTable.id),
    storeName: text('store_name').notNull(),
    slug: text('slug').notNull().unique(),
    storePhoneNumber: text('store_phone_number'),
    about: text('about'),
    logo: text('logo'),
    isPhysicalLocation: boolean('is_physical_location').notNull().default(false),
    street: text('street'),
    city: text('city'),
    state: text('state'),
    /** The dispatch settings: see `promisedDays`. */
    dispatchCutOff: text('dispatch_cut_off').notNull().default(defaultDispatchRules.cutOff),
    workingDays: smallint('working_days')
      .array()
      .notNull()
      .default(sql`'{1,2,3,4,5}'::smallint[]`),
    /** The return window in days after delivery. Copied to each order. */
    returnDays: integer('return_days').notNull().default(MIN_RETURN_DAYS),
    /**
     * The highest order total that customers can pay on delivery. Null when the store does not
     * accept pay on delivery.
     */
    payOnDeliveryUpTo: kobo('pay_on_delivery_up_to'),
    socialLinks: jsonb('social_links').$type<SocialLinks>().notNull().default({}),
    status: text('status').$type<StoreStatus>().notNull().default('onboarding'),
    /** The status that a suspended store had, and returns to. */
    suspendedFrom: text('suspended_from').$type<'live' | 'paused'>(),
    /** Why the store was rejected or suspended. */
    reviewNote: text('review_note'),
    /** The merchant's reply to a rejection, until the store is live or rejected again. */
    reviewAnswer: text('review_answer'),
    /** The data submitted when the store was last sent back. Kept until the store is live. */
    sentBackApplication: jsonb('sent_back_application').$type<SubmittedApplication>(),
    isOfficialOutlet: boolean('is_official_outlet').notNull().default(false),
    paymentCategoryId: uuid('payment_category_id')
      .notNull()
      .references(() => paymentCategoriesTable.id),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    followerCount: integer('follower_count').notNull().default(0),
    submittedAt: instant('submitted_at'),
    createdAt: instant('created_at').notNull(),
    /** The text that searches match and lists sort by. */
    lowerName: text('lower_name')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`lower(store_name)`),
  },
  (t) => [
    uniqueIndex('stores_merchant').on(t.merchantId),
    index('stores_status').on(t.status, t.submittedAt),
    index('stores_named').using('gin', t.lowerName.op('gin_trgm_ops')),
    check('stores_return_days', sql`${t.returnDays} between 7 and 90`),
    check('stores_pay_on_delivery', sql`${t.payOnDeliveryUpTo} > 0`),
    check('stores_working_days', sql`cardinality(${t.workingDays}) > 0`),
  ],
);

/** A store needs an approval of each level, by two different people. */
export const storeApprovalsTable = pgTable(
  'store_approvals',
  {
    id: id(),
    storeId: uuid('store_id')
      .notNull()
      .references(() => storesTable.id, { onDelete: 'cascade' }),
    level: smallint('level').$type<1 | 2>().notNull(),
    approverId: uuid('approver_id')
      .notNull()
      .references(() => usersTable.id),
    approvedAt: instant('approved_at').notNull(),
  },
  (t) => [
    uniqueIndex('store_approvals_level').on(t.storeId, t.level),
    uniqueIndex('store_approvals_person').on(t.storeId, t.approverId),
    check('store_approvals_levels', sql`${t.level} in (1, 2)`),
  ],
);

/** Step 2 of onboarding: the owner and the business. */
export const businessesTable = pgTable('businesses', {
  storeId: uuid('store_id')
    .primaryKey()
    .references(() => storesTable.id, { onDelete: 'cascade' }),
  isRegisteredBusiness: boolean('is_registered_business').notNull(),
  rcNumber: text('rc_number'),
  taxNumber: text('tax_number'),
  vatRegistered: boolean('vat_registered').notNull().default(false),
  dateOfBirth: date('date_of_birth', { mode: 'string' }).notNull(),
  nationality: text('nationality').notNull(),
  idDocumentType: text('id_document_type').$type<BusinessDetails['idDocumentType']>().notNull(),
  idDocumentNumber: text('id_document_number').notNull(),
  idDocumentUrl: text('id_document_url'),
  homeAddress: jsonb('home_address').$type<BusinessDetails['homeAddress']>().notNull(),
  proofOfAddress: text('proof_of_address'),
  useHomeAddress: boolean('use_home_address').notNull().default(true),
  officeAddress: jsonb('office_address').$type<BusinessDetails['homeAddress']>(),
  staffSize: text('staff_size').$type<BusinessDetails['staffSize']>().notNull(),
  categoryId: uuid('category_id').notNull(),
  subCategoryIds: uuid('sub_category_ids')
    .array()
    .notNull()
    .default(sql`'{}'::uuid[]`),
  updatedAt: instant('updated_at').notNull(),
});
