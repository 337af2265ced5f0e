import * as contract from '@market/api-client/contract';
import { endpoints, type Routes } from '../../http/mount';
import type { CategoryAttributesService } from './category-attributes.service';
import type { CategoryMergeService } from './category-merge.service';
import type { CategoryTreeService } from './category-tree.service';
import type { FitRulesService } from './fit-rules.service';

export const categoryTreeRoutes = ({
  categoryTree,
  categoryMerge,
}: {
  categoryTree: CategoryTreeService;
  categoryMerge: CategoryMergeService;
}): Routes =>
  endpoints(contract.categoryTree, {
    list: () => categoryTree.list(),
    create: ({ principal, body }) => categoryTree.create(principal, body),
    rename: ({ principal, params, body }) => categoryTree.rename(principal, params.id, body),
    move: ({ principal, params, body }) => categoryTree.move(principal, params.id, body.position),
    mergePreview: ({ params, query }) => categoryMerge.preview(params.id, query.into),
    merge: ({ principal, params, body }) => categoryMerge.merge(principal, params.id, body),
  });

export const categoryAttributesRoutes = ({
  categoryAttributes,
}: {
  categoryAttributes: CategoryAttributesService;
}): Routes =>
  endpoints(contract.categoryAttributes, {
    list: ({ params }) => categoryAttributes.list(params.id),
    create: ({ principal, params, body }) => categoryAttributes.create(principal, params.id, body),
    update: ({ principal, params, body }) => categoryAttributes.update(principal, params.id, body),
    move: ({ principal, params, body }) =>
      categoryAttributes.move(principal, params.id, body.position),
    remove: ({ principal, params }) => categoryAttributes.remove(principal, params.id),
  });

export const fitRulesRoutes = ({ fitRules }: { fitRules: FitRulesService }): Routes =>
  endpoints(contract.fitRules, {
    list: ({ params }) => fitRules.list(params.id),
    create: ({ principal, body }) => fitRules.create(principal, body),
    update: ({ principal, params, body }) => fitRules.update(principal, params.id, body),
    remove: ({ principal, params }) => fitRules.remove(principal, params.id),
  });
