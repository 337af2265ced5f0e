import type { Queries } from '@market/api-client/queries';
import * as documents from '@market/api-client/contract/main/documents';
import { getDocumentId } from '@market/domain/documents/document';

const LINK_LIFE_MS = 4 * 60_000;

/** Signed URLs are valid for five minutes, so they are refetched while they are shown. */
export const refetchSignedUrl = {
  staleTime: LINK_LIFE_MS,
  refetchInterval: LINK_LIFE_MS,
  meta: { quiet: true },
};

export const documentLinkQuery = (api: Queries, documentUrl: string) => ({
  ...api.query(documents.link, { params: { id: getDocumentId(documentUrl) } }),
  ...refetchSignedUrl,
});
