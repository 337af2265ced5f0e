import * as contract from '@market/api-client/contract';
import { lagosDate } from '@market/domain/lagos-time';
import { endpoints, type Routes } from '../../http/mount';
import { sendCsv } from '../../http/send-csv';
import type { Clock } from '../../platform/clock';
import { ATTRIBUTE_EXPORT_PATH, type AttributeExportService } from './attribute-export.service';
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
  attributeExport,
}: {
  categoryAttributes: CategoryAttributesService;
  attributeExport: AttributeExportService;
}): Routes =>
  endpoints(contract.categoryAttributes, {
    list: ({ params }) => categoryAttributes.list(params.id),
    exportLink: () => attributeExport.link(),
    create: ({ principal, params, body }) => categoryAttributes.create(principal, params.id, body),
    update: ({ principal, params, body }) => categoryAttributes.update(principal, params.id, body),
    move: ({ principal, params, body }) =>
      categoryAttributes.move(principal, params.id, body.position),
    remove: ({ principal, params }) => categoryAttributes.remove(principal, params.id),
  });

export const serveAttributeExport =
  ({ attributeExport, clock }: { attributeExport: AttributeExportService; clock: Clock }): Routes =>
  (app) => {
    app.get(
      ATTRIBUTE_EXPORT_PATH,
      {
        config: {
          open: 'the attributes of categories as CSV, at addresses signed for five minutes',
        },
      },
      (request, reply) =>
        sendCsv(
          reply,
          `category-attributes-${lagosDate(clock.now())}.csv`,
          attributeExport.file(request.query),
        ),
    );
  };

export const fitRulesRoutes = ({ fitRules }: { fitRules: FitRulesService }): Routes =>
  endpoints(contract.fitRules, {
    list: ({ params }) => fitRules.list(params.id),
    create: ({ principal, body }) => fitRules.create(principal, body),
    update: ({ principal, params, body }) => fitRules.update(principal, params.id, body),
    remove: ({ principal, params }) => fitRules.remove(principal, params.id),
  });
