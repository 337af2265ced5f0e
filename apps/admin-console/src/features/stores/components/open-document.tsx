import { documentLinkQuery } from '@market/console/documents/document-link.query';
import { documentUrl } from '@market/domain/documents/document';
import { useServices } from '@market/web-kit/services';
import { DocumentLink } from '../../../shared/document-link';

/** A link to a private document of a store. Merchants enter free text here, so only valid document URLs are looked up. */
export function OpenDocument({ url, missing }: { url: string | undefined; missing: string }) {
  const { api } = useServices();
  const kept = documentUrl.safeParse(url).data;
  return kept ? (
    <DocumentLink query={documentLinkQuery(api, kept)} />
  ) : (
    <span className="block text-muted">{missing}</span>
  );
}
