import type * as z from 'zod/mini';
import * as categories from '@market/api-client/contract/main/categories';
import type { AttributeValues } from '@market/domain/catalogue/attribute-values';
import type { CategoryChoice } from '@market/domain/catalogue/product-import';
import {
  findMissingAttributes,
  missingValueText,
} from '@market/domain/catalogue/required-attributes';
import { useServices } from '@market/web-kit/services';
import { lowestCategoryId } from './category-options';

interface CheckedProduct extends CategoryChoice {
  readonly isDraft?: boolean | undefined;
  readonly attributes?: AttributeValues | undefined;
  readonly variant: readonly { readonly attributes?: AttributeValues | undefined }[];
}

/**
 * A check for a product form's schema: an error on each required attribute without a value, unless
 * the product is a draft. It reads the attributes that the form has loaded. Until they are loaded,
 * only the server checks.
 */
export function useRequiredAttributesCheck() {
  const { api, queryClient } = useServices();
  return ({ value: product, issues }: z.core.ParsePayload<CheckedProduct>): void => {
    if (product.isDraft) return;
    const { queryKey } = api.query(categories.attributes, {
      params: { id: lowestCategoryId(product) },
    });
    const missing = findMissingAttributes(
      queryClient.getQueryData(queryKey) ?? [],
      product.attributes ?? {},
      product.variant.map(({ attributes }) => attributes ?? {}),
    );
    for (const attribute of missing)
      issues.push({
        code: 'custom',
        input: product.attributes,
        path: ['attributes', attribute.id],
        message: missingValueText(attribute),
        continue: true,
      });
  };
}
