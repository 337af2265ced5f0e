import { and, eq, inArray, isNull, or, type Column, type GetColumnData } from 'drizzle-orm';
import type { SaleLine } from '@market/domain/catalogue/sale-line';
import { orderedOptions, variantLabel } from '@market/domain/catalogue/variants';
import type { Db } from '../../db/db';
import { stockTable as stock } from '../stock/stock.reads';
import { storesTable as stores } from '../stores/stores.reads';
import { toDimension, toDispatchRules } from './row-views';
import { productsTable as products, variantsTable as variants } from './catalogue.tables';

export interface WantedItem {
  readonly productId: string;
  /** Not needed for a product without options. */
  readonly variantId?: string | undefined;
  readonly quantity: number;
}

/** Columns of variants, products, stores and stock, for `toSaleLine`. */
export const saleLineColumns = {
  variant: {
    id: variants.id,
    options: variants.options,
    sku: variants.sku,
    sellingPrice: variants.sellingPrice,
    price: variants.price,
    image: variants.image,
    retiredAt: variants.retiredAt,
  },
  product: {
    id: products.id,
    name: products.name,
    keyRating: products.keyRating,
    hostedImages: products.hostedImages,
    variantProperties: products.variantProperties,
    approvalStatus: products.approvalStatus,
    categoryId: products.categoryId,
    subCategoryId: products.subCategoryId,
    childCategoryId: products.childCategoryId,
    weight: products.weight,
    length: products.length,
    width: products.width,
    height: products.height,
    isDigitalProduct: products.isDigitalProduct,
  },
  store: {
    id: stores.id,
    slug: stores.slug,
    storeName: stores.storeName,
    status: stores.status,
    state: stores.state,
    city: stores.city,
    merchantId: stores.merchantId,
    dispatchCutOff: stores.dispatchCutOff,
    workingDays: stores.workingDays,
    returnDays: stores.returnDays,
    payOnDeliveryUpTo: stores.payOnDeliveryUpTo,
  },
  stock: { onHand: stock.onHand, reserved: stock.reserved, sellsOn: stock.sellsOn },
} as const;

/**
 * The current data of these items, in their order and in one statement. Items with an unknown
 * product or variant, or without a required variant, have no line. Retired and unlisted ones have a
 * line that is not `listed`.
 */
export async function listSaleLines(db: Db, items: readonly WantedItem[]): Promise<SaleLine[]> {
  if (items.length === 0) return [];
  const chosen = items.flatMap(({ variantId }) => variantId ?? []);
  const simple = items
    .filter(({ variantId }) => variantId === undefined)
    .map(({ productId }) => productId);
  const rows = await db
    .select(saleLineColumns)
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(stores, eq(stores.id, products.storeId))
    .innerJoin(stock, eq(stock.variantId, variants.id))
    .where(
      or(
        inArray(variants.id, chosen),
        and(
          inArray(variants.productId, simple),
          eq(variants.options, {}),
          isNull(variants.retiredAt),
        ),
      ),
    );
  const byVariant = new Map(rows.map((row) => [row.variant.id, row]));
  const bySimpleProduct = new Map(
    rows
      .filter(
        ({ variant }) => variant.retiredAt === null && Object.keys(variant.options).length === 0,
      )
      .map((row) => [row.product.id, row]),
  );

  return items.flatMap(({ productId, variantId, quantity }) => {
    const row = variantId === undefined ? bySimpleProduct.get(productId) : byVariant.get(variantId);
    return row?.product.id === productId ? [toSaleLine(row, quantity)] : [];
  });
}

type Columns = typeof saleLineColumns;
type Row = {
  readonly [T in keyof Columns]: {
    readonly [C in keyof Columns[T]]: Columns[T][C] extends Column
      ? GetColumnData<Columns[T][C]>
      : never;
  };
};

export function toSaleLine({ variant, product, store, stock }: Row, quantity: number): SaleLine {
  const listed =
    product.approvalStatus === 'approved' && store.status === 'live' && variant.retiredAt === null;
  const available = stock.sellsOn ? undefined : Math.max(0, stock.onHand - stock.reserved);
  const dimension = toDimension(product);
  const image = variant.image ?? product.hostedImages[0];
  return {
    variantId: variant.id,
    productId: product.id,
    name: product.name,
    ...(product.keyRating !== null && { keyRating: product.keyRating }),
    ...(image !== undefined && { image }),
    variantLabel: variantLabel(product.variantProperties, variant.options),
    options: orderedOptions(product.variantProperties, variant.options),
    sku: variant.sku,
    unitPrice: variant.sellingPrice,
    listPrice: variant.price,
    available,
    listed,
    buyable: listed && (available === undefined || available >= quantity),
    storeId: store.id,
    storeSlug: store.slug,
    storeName: store.storeName,
    ...(store.state !== null && { storeState: store.state }),
    ...(store.city !== null && { storeCity: store.city }),
    storeDispatch: toDispatchRules(store),
    storeReturnDays: store.returnDays,
    ...(store.payOnDeliveryUpTo !== null && { storePayOnDeliveryUpTo: store.payOnDeliveryUpTo }),
    merchantId: store.merchantId,
    categoryIds: [product.categoryId, product.subCategoryId, product.childCategoryId].filter(
      (id) => id !== null,
    ),
    weight: product.weight,
    ...(dimension && { dimension }),
    isDigital: product.isDigitalProduct,
    quantity,
  };
}
