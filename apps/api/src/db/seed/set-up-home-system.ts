import { eq } from 'drizzle-orm';
import type { SystemInput } from '@market/domain/systems/system';
import type { AppServices } from '../../compose';
import type { Db } from '../db';
import { productsTable, variantsTable } from '../schema';
import type { Member } from './members';

interface DemoPart extends Omit<SystemInput['parts'][number], 'productId' | 'variantId'> {
  readonly sku: string;
  /** The options of the variant, when the product has several variants. */
  readonly options?: Readonly<Record<string, string>>;
}

/** What the drawing on the home page shows. */
const parts: readonly DemoPart[] = [
  { sku: 'HY-SF-585W', quantity: 2, label: 'Panels', purpose: 'Charge the battery by day' },
  {
    sku: 'HY-AXH',
    options: { Capacity: '5 kVA', Casing: 'Signal white' },
    quantity: 1,
    label: 'Hybrid inverter',
    purpose: 'Turns sun and battery into 230 V',
  },
  { sku: 'DV-STK-5.12KWH', quantity: 1, label: 'Battery', purpose: 'Carries the house at night' },
  { sku: 'KV-CF-98W', quantity: 1, label: 'Freezer', purpose: 'Keeps cold on 98 W' },
];

/** Puts a system on the home page. */
export async function setUpHomeSystem({
  db,
  services,
  curator,
}: {
  db: Db;
  services: AppServices;
  curator: Member;
}): Promise<void> {
  const found = await Promise.all(
    parts.map(async ({ sku, options = {}, ...part }) => {
      const variants = await db
        .select({
          productId: productsTable.id,
          variantId: variantsTable.id,
          options: variantsTable.options,
        })
        .from(variantsTable)
        .innerJoin(productsTable, eq(productsTable.id, variantsTable.productId))
        .where(eq(productsTable.sku, sku));
      const variant = variants.find((each) =>
        Object.entries(options).every(([name, option]) => each.options[name] === option),
      );
      if (!variant) throw new Error(`No variant of ${sku}`);
      const { productId, variantId } = variant;
      return { ...part, productId, variantId };
    }),
  );
  await services.homeSystem.publish(curator, {
    name: 'This system',
    summary:
      'The four products in the picture, chosen to work together. They carry a three-bedroom flat through a nine-hour outage.',
    hours: 9,
    loads: [
      { id: 'bulb', count: 8 },
      { id: 'fan', count: 3 },
      { id: 'tv', count: 1 },
      { id: 'router', count: 1 },
    ],
    parts: found,
    version: 0,
  });
}
