import * as contract from '@market/api-client/contract';
import { lagosDate } from '@market/domain/lagos-time';
import { endpoints, type Routes } from '../../http/mount';
import { requireStore } from '../../platform/scope';
import { sendCsv } from '../../http/send-csv';
import type { Clock } from '../../platform/clock';
import { PROBLEM_FILE_PATH, type ProductImportsService } from './product-imports.service';

export const productImportsRoutes = ({
  productImports,
}: {
  productImports: ProductImportsService;
}): Routes =>
  endpoints(contract.productImports, {
    list: ({ principal, query }) => productImports.list(requireStore(principal), query),
    upload: async ({ principal, body: { file } }) =>
      productImports.upload(requireStore(principal), {
        name: file.name,
        content: Buffer.from(await file.arrayBuffer()),
      }),
    byId: ({ principal, params }) => productImports.byId(requireStore(principal), params.id),
    preview: ({ principal, params }) => productImports.preview(requireStore(principal), params.id),
    start: ({ principal, params, body }) =>
      productImports.start(requireStore(principal), params.id, body),
    discard: ({ principal, params }) => productImports.discard(requireStore(principal), params.id),
    summary: ({ principal, params }) => productImports.summary(requireStore(principal), params.id),
    problems: ({ principal, params, query }) =>
      productImports.problems(requireStore(principal), params.id, query),
    problemFile: ({ principal, params }) =>
      productImports.problemFile(requireStore(principal), params.id),
  });

export const serveImportProblems =
  ({ productImports, clock }: { productImports: ProductImportsService; clock: Clock }): Routes =>
  (app) => {
    app.get(
      PROBLEM_FILE_PATH,
      { config: { open: 'problems of an import as CSV, at addresses signed for five minutes' } },
      (request, reply) =>
        sendCsv(
          reply,
          `import-problems-${lagosDate(clock.now())}.csv`,
          productImports.openProblemFile(request.query),
        ),
    );
  };
