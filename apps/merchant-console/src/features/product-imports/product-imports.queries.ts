import { keepPreviousData } from '@tanstack/react-query';
import type { Queries } from '@market/api-client/queries';
import * as categories from '@market/api-client/contract/main/categories';
import * as productImports from '@market/api-client/contract/main/product-imports';
import type { ImportProblem } from '@market/domain/catalogue/product-import';
import { pageWindow } from '@market/web-kit/router/list-search';
import { pageSearchSchema } from '@market/web-kit/router/list-search-fields';
import { urlList } from '@market/web-kit/router/url-list';

const POLL_MS = 1000;

export const importList = urlList(pageSearchSchema, (api, search) =>
  api.query(productImports.list, { query: pageWindow(search) }),
);

export const importQuery = (api: Queries, id: string) => {
  const query = api.query(productImports.byId, { params: { id } });
  return {
    ...query,
    staleTime: 0,
    refetchInterval: ({ state }: { state: { data?: { status: string } | undefined } }) =>
      state.data?.status === 'running' ? POLL_MS : false,
  };
};

export const importPreviewQuery = (api: Queries, id: string) =>
  api.query(productImports.preview, { params: { id } });

/** Always stale, because the report gets longer when the import finishes. */
export const importSummaryQuery = (api: Queries, id: string) => ({
  ...api.query(productImports.summary, { params: { id } }),
  staleTime: 0,
});

interface ProblemSearch extends Pick<ImportProblem, 'severity' | 'message'> {
  readonly page: number;
  readonly size: number;
  /** Empty for problems that concern whole lines. */
  readonly column: string;
}

export const importProblemsQuery = (
  api: Queries,
  id: string,
  { page, size, ...filter }: ProblemSearch,
) => ({
  ...api.query(productImports.problems, {
    params: { id },
    query: { ...pageWindow({ page, size }), ...filter },
  }),
  placeholderData: keepPreviousData,
});

/**
 * The URL of the full report. It expires after a few minutes, so it is requested for each
 * download.
 */
export const problemFileQuery = (api: Queries, id: string) =>
  api.query(productImports.problemFile, { params: { id } });

export const importCategoriesQuery = (api: Queries) => api.query(categories.list);
