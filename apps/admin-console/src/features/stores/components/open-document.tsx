import { useQuery } from '@tanstack/react-query';
import { documentUrl } from '@market/domain/documents/document';
import { LinkButton } from '@market/ui/link-button';
import { documentLinkQuery } from '@market/console/documents/document-link.query';
import { useServices } from '@market/web-kit/services';

/** A link to a private document of a store. Merchants enter free text here, so only valid document URLs are looked up. */
export function OpenDocument({ url, missing }: { url: string | undefined; missing: string }) {
  const kept = documentUrl.safeParse(url).data;
  return kept ? <DocumentLink url={kept} /> : <span className="block text-muted">{missing}</span>;
}

function DocumentLink({ url }: { url: string }) {
  const { api } = useServices();
  const { data: link, isError, refetch } = useQuery(documentLinkQuery(api, url));
  if (isError)
    return (
      <LinkButton onClick={() => void refetch()}>Could not load the document. Try again</LinkButton>
    );
  if (!link) return <span className="block text-muted">Loading…</span>;
  return (
    <a
      href={link.url}
      target="_blank"
      rel="noreferrer"
      aria-label={`Open ${link.name}`}
      className="link -my-1 block py-1 break-words"
    >
      {link.name}
    </a>
  );
}
