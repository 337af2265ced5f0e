import { toProductInput, type ProductInput } from '@market/domain/catalogue/product-input';
import type { AppServices } from '../../compose';
import { addMilliseconds, hours } from '../../platform/clock';
import type { SeedProduct } from './insert-products';
import type { People } from './members';
import type { Timeline } from './timeline';

interface DemoChange {
  /** The start of the name of the product's series. */
  readonly series: string;
  /** Hours before the end of the demo. */
  readonly hoursAgo: number;
  readonly change: (input: ProductInput) => Partial<ProductInput>;
  /** Why the change was sent back, an hour later. */
  readonly reviewNote?: string;
}

const demoChanges: readonly DemoChange[] = [
  {
    series: 'Sunforge Double',
    hoursAgo: 5,
    change: ({ name, description }) => ({
      name: `${name}, 30-year warranty`,
      description: [
        ...description.slice(0, -1),
        'Glass on both sides. The maker replaces panels below 87% of their output for 30 years.',
      ],
    }),
  },
  {
    series: 'Duravolt Slim',
    hoursAgo: 9,
    change: ({ name }) => ({ name: `${name}, hangs like a picture` }),
  },
  {
    series: 'Sunforge rail kit',
    hoursAgo: 30,
    change: ({ name }) => ({ name: `BEST OFFER ${name}` }),
    reviewNote: 'Leave prices and offers out of the name. Coupons and list prices show them.',
  },
];

interface Deps {
  readonly services: Pick<AppServices, 'products' | 'productApprovals'>;
  readonly goods: readonly SeedProduct[];
  readonly people: Pick<People, 'admin'>;
  readonly timeline: Timeline;
}

/** Merchants change approved products: some changes are waiting for approval, one was sent back. */
export function changeProducts({
  services: { products, productApprovals },
  goods,
  people,
  timeline,
}: Deps): void {
  for (const { series, hoursAgo, change, reviewNote } of demoChanges) {
    const seedProduct = goods.find((each) => each.series.name.startsWith(series));
    if (!seedProduct) throw new Error(`No product of ${series} is on sale`);
    const { storeId, merchant } = seedProduct.store;
    timeline.at(addMilliseconds(timeline.end, -hours(hoursAgo)), async () => {
      const product = await products.byId({ storeId }, seedProduct.productId);
      const input = toProductInput(product);
      await products.update({ storeId, userId: merchant.userId }, product.id, {
        ...input,
        ...change(input),
        quantityRead: product.quantity,
        variant: input.variant.map((each) => ({ ...each, quantityRead: each.quantity })),
      });
    });
    if (reviewNote !== undefined)
      timeline.at(
        addMilliseconds(timeline.end, -hours(hoursAgo - 1)),
        async () =>
          void (await productApprovals.decide(
            people.admin,
            { productId: seedProduct.productId, merchantId: merchant.userId },
            { approved: false, reviewNote },
          )),
      );
  }
}
