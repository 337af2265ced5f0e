import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { DocumentLink as Link } from '@market/domain/documents/document';
import { LinkButton } from '@market/ui/link';
import { useServices } from '@market/web-kit/services';
import { storeDocumentQuery } from './document-link.query';

/** A link to a private document, with the document's name. The query returns a signed URL. */
export function DocumentLink<Key extends QueryKey>({
  query,
}: {
  query: UseQueryOptions<Link, Error, Link, Key>;
}) {
  const { data: link, isError, refetch } = useQuery(query);
  if (isError)
    return (
      <LinkButton className="block text-left" onClick={() => void refetch()}>
        Could not load the document. Try again
      </LinkButton>
    );
  if (!link) return <span className="block text-muted">Loading…</span>;
  return (
    <a
      href={link.url}
      target="_blank"
      rel="noreferrer"
      aria-label={`Open ${link.name}`}
      className="link -my-1 block py-1 break-words pointer-coarse:-mt-3.5 pointer-coarse:mb-0 pointer-coarse:pt-3.5 pointer-coarse:pb-[calc(var(--target-touch)-1lh-0.5rem)]"
    >
      {link.name}
    </a>
  );
}

/** A link to a private document of a store. */
export function OpenDocument({ url, missing }: { url: string | undefined; missing: string }) {
  const { api } = useServices();
  const query = storeDocumentQuery(api, url);
  return query ? (
    <DocumentLink query={query} />
  ) : (
    <span className="block text-muted">{missing}</span>
  );
}
