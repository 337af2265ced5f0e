import { categoryAttributesService } from './category-attributes.service';
import { categoryMergeService } from './category-merge.service';
import {
  categoryAttributesRoutes,
  categoryTreeRoutes,
  fitRulesRoutes,
} from './category-tree.routes';
import { categoryTreeService } from './category-tree.service';
import { fitRulesService } from './fit-rules.service';

type Deps = Parameters<typeof categoryTreeService>[0] &
  Parameters<typeof categoryAttributesService>[0] &
  Omit<Parameters<typeof categoryMergeService>[0], 'categoryTree'>;

/** How the platform edits the category tree and its attributes. */
export function createCategoryTree(deps: Deps) {
  const categoryTree = categoryTreeService(deps);
  const categoryAttributes = categoryAttributesService(deps);
  const fitRules = fitRulesService(deps);
  const categoryMerge = categoryMergeService({ ...deps, categoryTree });
  return {
    services: { categoryTree, categoryAttributes, categoryMerge, fitRules },
    routes: [
      categoryTreeRoutes({ categoryTree, categoryMerge }),
      categoryAttributesRoutes({ categoryAttributes }),
      fitRulesRoutes({ fitRules }),
    ],
  };
}
