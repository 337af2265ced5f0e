import type { Queries } from '@market/api-client/queries';
import * as documents from '@market/api-client/contract/main/documents';
import { documentUrl, getDocumentId } from '@market/domain/documents/document';

const LINK_LIFE_MS = 4 * 60_000;

/** Signed URLs are valid for five minutes, so they are refetched while they are shown. */
export const refetchSignedUrl = {
  staleTime: LINK_LIFE_MS,
  refetchInterval: LINK_LIFE_MS,
  meta: { quiet: true },
};

export const documentLinkQuery = (api: Queries, url: string) => ({
  ...api.query(documents.link, { params: { id: getDocumentId(url) } }),
  ...refetchSignedUrl,
});

/** Undefined for no document, and for other text: merchants can enter anything here. */
export function storeDocumentQuery(api: Queries, url: string | undefined) {
  const kept = documentUrl.safeParse(url).data;
  return kept === undefined ? undefined : documentLinkQuery(api, kept);
}
