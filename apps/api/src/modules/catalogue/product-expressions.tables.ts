import { sql, type SQLWrapper } from 'drizzle-orm';

/*
 * Expressions of product columns that have an index. Queries must use the same expression, or
 * PostgreSQL does not use the index.
 */

export const productSearchText = (t: Readonly<Record<'name' | 'sku', SQLWrapper>>) =>
  sql`${t.name} || chr(10) || ${t.sku}`;

type Prices = Readonly<Record<'price' | 'sellingPrice', SQLWrapper>>;

/** The saving in whole per cent, rounded as on product cards. */
export const percentSaved = ({ price, sellingPrice }: Prices) =>
  sql`(round(100 - 100.0 * ${sellingPrice} / ${price})::int)`;

/** The saving in kobo. */
export const amountSaved = ({ price, sellingPrice }: Prices) => sql`(${price} - ${sellingPrice})`;
