import type { QueryClient } from '@tanstack/react-query';
import * as categories from '@market/api-client/contract/main/categories';
import * as categoryAttributes from '@market/api-client/contract/main/category-attributes';
import * as categoryTree from '@market/api-client/contract/main/category-tree';
import * as fitRules from '@market/api-client/contract/main/fit-rules';
import { groupKey, type Queries } from '@market/api-client/queries';

export const categoryTreeQuery = (api: Queries) => api.query(categoryTree.list);
export const attributesQuery = (api: Queries, id: string) =>
  api.query(categoryAttributes.list, { params: { id } });
export const attributeExportQuery = (api: Queries) => api.query(categoryAttributes.exportLink);
export const mergePreviewQuery = (api: Queries, id: string, into: string) =>
  api.query(categoryTree.mergePreview, { params: { id }, query: { into } });

/** A change to one category also affects the names, inherited attributes and rules of others. */
const invalidates = [categoryTree.list, categoryAttributes.list, categories.list, fitRules.list];

export const createCategory = (api: Queries) =>
  api.mutation(categoryTree.create, { invalidates, quiet: true });
export const renameCategory = (api: Queries) =>
  api.mutation(categoryTree.rename, { invalidates, quiet: true });
export const moveCategory = (api: Queries) => api.mutation(categoryTree.move, { invalidates });
/** Invalidates nothing, because the page of the merged category is still open. */
export const mergeCategory = (api: Queries) =>
  api.mutation(categoryTree.merge, { invalidates: [], quiet: true });
/** Opens the target's page after a merge, then refetches the category tree. */
export async function openMergeTarget(queryClient: QueryClient, openTarget: () => unknown) {
  await queryClient.invalidateQueries({
    queryKey: groupKey(categoryAttributes.list),
    refetchType: 'none',
  });
  await openTarget();
  for (const endpoint of [categoryTree.list, categories.list])
    await queryClient.invalidateQueries({ queryKey: groupKey(endpoint) });
}
export const createAttribute = (api: Queries) =>
  api.mutation(categoryAttributes.create, { quiet: true });
export const updateAttribute = (api: Queries) =>
  api.mutation(categoryAttributes.update, {
    invalidates: [categoryAttributes.list, fitRules.list],
    quiet: true,
  });
export const moveAttribute = (api: Queries) => api.mutation(categoryAttributes.move);
export const removeAttribute = (api: Queries) =>
  api.mutation(categoryAttributes.remove, { quiet: true });

/** The rules of a category and of the categories above it. */
export const fitRulesQuery = (api: Queries, id: string) =>
  api.query(fitRules.list, { params: { id } });

export const createFitRule = (api: Queries) => api.mutation(fitRules.create, { quiet: true });
export const updateFitRule = (api: Queries) => api.mutation(fitRules.update, { quiet: true });
export const removeFitRule = (api: Queries) => api.mutation(fitRules.remove, { quiet: true });
