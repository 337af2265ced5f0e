import { hasSameOptions } from '@market/domain/catalogue/variants';

export interface ExistingVariant {
  readonly id: string;
  readonly sku: string;
  readonly options: Readonly<Record<string, string>>;
  readonly isRetired: boolean;
}

type VariantDescription = Pick<ExistingVariant, 'sku' | 'options'>;

/**
 * Finds the existing variant for each input: by SKU, or else an active one with the same options,
 * whose SKU changes.
 */
export function matchVariants<V extends VariantDescription>(
  existing: readonly ExistingVariant[],
  variants: readonly V[],
): ReadonlyMap<V, ExistingVariant> {
  const matches = new Map<V, ExistingVariant>();
  const unmatched = new Set(existing);
  const match = (isSame: (each: ExistingVariant, variant: V) => boolean): void => {
    for (const variant of variants) {
      const found = matches.has(variant)
        ? undefined
        : [...unmatched].find((each) => isSame(each, variant));
      if (!found) continue;
      matches.set(variant, found);
      unmatched.delete(found);
    }
  };
  match((each, { sku }) => each.sku === sku);
  match((each, { options }) => !each.isRetired && hasSameOptions(each.options, options));
  return matches;
}
