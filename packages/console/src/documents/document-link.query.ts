import type { Queries } from '@market/api-client/queries';
import * as documents from '@market/api-client/contract/main/documents';
import { getDocumentId } from '@market/domain/documents/document';

const LINK_LIFE_MS = 4 * 60_000;

/** Name and signed URL of a private document. The URL is valid for five minutes, so it is refetched while it is shown. */
export const documentLinkQuery = (api: Queries, documentUrl: string) => ({
  ...api.query(documents.link, { params: { id: getDocumentId(documentUrl) } }),
  staleTime: LINK_LIFE_MS,
  refetchInterval: LINK_LIFE_MS,
  meta: { quiet: true },
});
