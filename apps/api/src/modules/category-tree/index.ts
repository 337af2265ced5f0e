import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { AuditService } from '../audit';
import type { CategoriesService } from '../catalogue';
import { attributeExportService } from './attribute-export.service';
import { categoryAttributesService } from './category-attributes.service';
import { categoryMergeService } from './category-merge.service';
import {
  categoryAttributesRoutes,
  categoryTreeRoutes,
  fitRulesRoutes,
  serveAttributeExport,
} from './category-tree.routes';
import { categoryTreeService } from './category-tree.service';
import { fitRulesService } from './fit-rules.service';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly audit: AuditService;
  readonly categories: CategoriesService;
  /** Signs download URLs. */
  readonly secret: string;
}

export function createCategoryTree(deps: Deps) {
  const categoryTree = categoryTreeService(deps);
  const categoryAttributes = categoryAttributesService(deps);
  const attributeExport = attributeExportService(deps);
  const fitRules = fitRulesService(deps);
  const categoryMerge = categoryMergeService({ ...deps, categoryTree });
  return {
    services: { categoryTree, categoryAttributes, categoryMerge, fitRules },
    routes: [
      categoryTreeRoutes({ categoryTree, categoryMerge }),
      categoryAttributesRoutes({ categoryAttributes, attributeExport }),
      serveAttributeExport({ attributeExport, clock: deps.clock }),
      fitRulesRoutes({ fitRules }),
    ],
  };
}
