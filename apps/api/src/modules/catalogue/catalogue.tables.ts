import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { ApprovalStatus, VariantProperty } from '@market/domain/catalogue/product';
import { id, instant, kobo } from '../../db/columns';
import { storesTable } from '../stores/stores.tables';
import { amountSaved, percentSaved, productSearchText } from './product-expressions.tables';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** All three levels of the tree: 1 category, 2 sub-category, 3 child category. */
export const categoriesTable = pgTable(
  'categories',
  {
    id: id(),
    parentId: uuid('parent_id').references((): AnyPgColumn => categoriesTable.id),
    level: smallint('level').$type<1 | 2 | 3>().notNull(),
    name: text('name').notNull(),
    image: text('image'),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    index('categories_parent').on(t.parentId, t.position),
    check('categories_level', sql`(${t.level} = 1) = (${t.parentId} is null)`),
  ],
);

/** Ids of categories that were merged into others, so that old links and forms keep working. */
export const mergedCategoriesTable = pgTable(
  'merged_categories',
  {
    id: id(),
    /** The category that took over its products. Never a merged category itself. */
    targetId: uuid('target_id')
      .notNull()
      .references(() => categoriesTable.id),
    mergedAt: instant('merged_at').notNull(),
  },
  (t) => [index('merged_categories_target').on(t.targetId)],
);

export const productsTable = pgTable(
  'products',
  {
    id: id(),
    storeId: uuid('store_id')
      .notNull()
      .references(() => storesTable.id),
    name: text('name').notNull(),
    description: text('description').array().notNull(),
    keyRating: text('key_rating'),
    brand: text('brand'),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categoriesTable.id),
    subCategoryId: uuid('sub_category_id').references(() => categoriesTable.id),
    childCategoryId: uuid('child_category_id').references(() => categoriesTable.id),
    hostedImages: text('hosted_images').array().notNull(),
    costPrice: kobo('cost_price'),
    price: kobo('price').notNull(),
    /** The lowest selling price of its variants. Lists show it, and sort and filter by it. */
    sellingPrice: kobo('selling_price').notNull(),
    sku: text('sku').notNull(),
    /** The weight in kilograms and the sizes in centimetres. */
    weight: doublePrecision('weight').notNull(),
    length: doublePrecision('length'),
    width: doublePrecision('width'),
    height: doublePrecision('height'),
    contSalesOutOfStock: boolean('cont_sales_out_of_stock').notNull(),
    stockAlertUnits: integer('stock_alert_units').notNull(),
    isDigitalProduct: boolean('is_digital_product').notNull(),
    variantProperties: jsonb('variant_properties').$type<VariantProperty[]>().notNull(),
    approvalStatus: text('approval_status').$type<ApprovalStatus>().notNull(),
    reviewNote: text('review_note'),
    isOnMarketplace: boolean('is_on_marketplace').notNull().default(true),
    /**
     * Whether the product is in the catalogue: approved, from a live store, and on the marketplace.
     * Updated by catalogue and stores in the same transaction.
     */
    listed: boolean('listed').notNull().default(false),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    soldCount: integer('sold_count').notNull().default(0),
    /** Whether any variant is in stock. Updated by triggers, so that lists need no join. */
    inStock: boolean('in_stock').notNull().default(false),
    /** Logarithm of the sales value. Most sales leave it and its index unchanged. */
    popularity: smallint('popularity').generatedAlwaysAs(
      (): SQL =>
        sql`floor(4 * ln(1 + sold_count * selling_price / 1000000::float) / ln(2::float))::smallint`,
    ),
    /**
     * Sort key for "best rated": the mean rating, weighted towards 3.5 for products with few
     * reviews.
     */
    ratingScore: real('rating_score').generatedAlwaysAs(
      (): SQL =>
        sql`case when rating_count = 0 then 0 else (rating_sum + 17.5) / (rating_count + 5) end`,
    ),
    /** By weight: name, rating and SKU, then categories, then the store. Updated by a trigger. */
    search: tsvector('search'),
    /** `search` with the description, used when `search` finds nothing. */
    searchAll: tsvector('search_all'),
    /** Codes of all values that the product or one of its variants states. Updated by triggers. */
    attributeCodes: integer('attribute_codes').array(),
    /** The same codes as text, for counting. Where variants differ, by variant: `5,9;5,12`. */
    attributeProfiles: text('attribute_profiles'),
    /** The product's handle in imported files. Null when it was not imported. */
    handle: text('handle'),
    /**
     * When the merchant deleted the product. The row is kept for existing orders, with the approval
     * pending so that shoppers cannot find it.
     */
    archivedAt: instant('archived_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('products_store_sku')
      .on(t.storeId, t.sku)
      .where(sql`archived_at is null`),
    uniqueIndex('products_store_handle')
      .on(t.storeId, t.handle)
      .where(sql`archived_at is null`),
    index('products_store').on(t.storeId, t.createdAt),
    check(
      'products_archived',
      sql`${t.archivedAt} is null or (${t.approvalStatus} = 'pending' and not ${t.listed})`,
    ),
    index('products_approval').on(t.approvalStatus, t.createdAt),
    index('products_created').on(t.createdAt, t.id),
    index('products_price').on(t.sellingPrice, t.createdAt, t.id),
    index('products_searched').using('gin', sql`(${productSearchText(t)}) gin_trgm_ops`),
    // The index that counts the products of a category and below it, whether or not they are listed.
    index('products_place')
      .on(t.categoryId, t.subCategoryId, t.childCategoryId)
      .where(sql`archived_at is null`),
    // The indexes are scanned backwards for descending order. Below the first level there are few
    // enough products to sort.
    index('products_listed_popular')
      .on(t.popularity, t.id)
      .where(sql`listed`),
    index('products_listed_new')
      .on(t.createdAt, t.id)
      .where(sql`listed`),
    index('products_listed_price')
      .on(t.sellingPrice, t.id)
      .where(sql`listed`),
    index('products_listed_rating')
      .on(t.ratingScore, t.id)
      .where(sql`listed`),
    index('products_listed_saving')
      .on(percentSaved(t), amountSaved(t), t.id)
      .where(sql`listed and selling_price < price`),
    index('products_category_popular')
      .on(t.categoryId, t.popularity, t.id)
      .where(sql`listed`),
    index('products_category_new')
      .on(t.categoryId, t.createdAt, t.id)
      .where(sql`listed`),
    index('products_category_price')
      .on(t.categoryId, t.sellingPrice, t.id)
      .where(sql`listed`),
    index('products_category_rating')
      .on(t.categoryId, t.ratingScore, t.id)
      .where(sql`listed`),
    index('products_sub_category_popular')
      .on(t.subCategoryId, t.popularity, t.id)
      .where(sql`listed`),
    index('products_child_category_popular')
      .on(t.childCategoryId, t.popularity, t.id)
      .where(sql`listed`),
    index('products_store_listed')
      .on(t.storeId)
      .where(sql`listed`),
    index('products_store_popular')
      .on(t.storeId, t.popularity, t.id)
      .where(sql`approval_status = 'approved'`),
    index('products_search')
      .using('gin', t.search)
      .where(sql`listed`),
    index('products_search_all')
      .using('gin', t.searchAll)
      .where(sql`listed`),
    // The index for the list of a store's brands in the editor.
    index('products_store_brand')
      .on(t.storeId, t.brand)
      .where(sql`brand is not null`),
    check('products_prices', sql`${t.sellingPrice} > 0 and ${t.price} > 0`),
  ],
);

/** A product without options has exactly one variant, with no options. */
export const variantsTable = pgTable(
  'product_variants',
  {
    id: id(),
    productId: uuid('product_id')
      .notNull()
      .references(() => productsTable.id, { onDelete: 'cascade' }),
    sku: text('sku').notNull(),
    options: jsonb('options').$type<Record<string, string>>().notNull(),
    price: kobo('price').notNull(),
    sellingPrice: kobo('selling_price').notNull(),
    position: integer('position').notNull().default(0),
    /** One of the product's images, when this variant looks different. */
    image: text('image'),
    /** The codes of this variant's values, where variants differ. Updated by triggers. */
    attributeCodes: integer('attribute_codes').array(),
    /** When the merchant removed the variant, which is kept for existing orders. */
    retiredAt: instant('retired_at'),
  },
  (t) => [
    uniqueIndex('product_variants_sku').on(t.productId, t.sku),
    index('product_variants_options').using('gin', t.options.op('jsonb_path_ops')),
    check('product_variants_prices', sql`${t.sellingPrice} > 0 and ${t.price} > 0`),
  ],
);

/**
 * Every word of names, ratings, categories and stores, to correct misspelt search words. Filled by
 * the trigger that updates `products.search`.
 */
export const searchWordsTable = pgTable(
  'search_words',
  { word: text('word').primaryKey() },
  (t) => [
    index('search_words_prefix').on(t.word.op('text_pattern_ops')),
    index('search_words_similar').using('gist', t.word.op('gist_trgm_ops')),
  ],
);
