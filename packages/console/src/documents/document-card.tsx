import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { FileX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DocumentLink } from '@market/domain/documents/document';
import { LinkButton } from '@market/ui/link';
import { Skeleton } from '@market/ui/skeleton';
import { documentTypeText, isPdf, uploadText } from './document-texts';

interface DocumentCardProps<Key extends QueryKey> {
  /** What the document is: `Identity scan`. */
  label: string;
  query: UseQueryOptions<DocumentLink, Error, DocumentLink, Key>;
  onOpen: () => void;
}

/** A private document as a picture with its name, type and date, which opens it. */
export function DocumentCard<Key extends QueryKey>({
  label,
  query,
  onOpen,
}: DocumentCardProps<Key>) {
  const { data: link, isError, isFetching, refetch } = useQuery(query);
  if (isError && !link)
    return (
      <EmptyDocument label={label}>
        Could not load the document.{' '}
        <LinkButton onClick={() => void refetch()}>
          {isFetching ? 'Trying…' : 'Try again'}
        </LinkButton>
      </EmptyDocument>
    );
  if (!link) return <Skeleton className="h-24 rounded-3 md:h-52" />;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="group grid w-full cursor-pointer grid-cols-[6rem_minmax(0,1fr)] overflow-hidden rounded-3 border border-line bg-surface text-left text-sm hover:border-control md:grid-cols-1"
    >
      <span className="grid h-full min-h-24 place-items-center overflow-hidden bg-sunken md:h-30">
        {isPdf(link) ? (
          <PdfDrawing />
        ) : (
          <img
            src={link.url}
            alt=""
            loading="lazy"
            decoding="async"
            className="size-full object-cover object-top max-md:h-24"
          />
        )}
      </span>
      <span className="block min-w-0 px-3.5 py-3 max-md:border-l md:border-t md:border-line max-md:border-line">
        <span className="flex items-baseline gap-2">
          <b className="min-w-0 flex-1 font-semibold">{label}</b>
          <span className="link group-hover:no-underline">Open</span>
        </span>
        <span title={link.name} className="block truncate text-xs text-text-2">
          {link.name}
        </span>
        <span className="block text-xs text-muted nums">{documentTypeText(link)}</span>
        <span className="block text-xs text-muted nums">{uploadText(link)}</span>
      </span>
    </button>
  );
}

/** In place of a document that is missing or could not be loaded. */
export const EmptyDocument = ({ label, children }: { label: string; children: ReactNode }) => (
  <p className="flex min-h-24 flex-col items-center justify-center gap-1 rounded-3 border border-dashed border-line-strong p-4 text-center text-sm text-muted md:min-h-40">
    <FileX size={22} aria-hidden="true" />
    <b className="font-semibold text-text-2">{label}</b>
    <span>{children}</span>
  </p>
);

const PdfDrawing = () => (
  <svg viewBox="0 0 60 76" aria-hidden="true" className="h-18 drop-shadow-sm md:h-22">
    <path d="M1 1h40l18 18v56H1z" className="fill-surface stroke-line-strong" strokeWidth="1.5" />
    <path d="M41 1v18h18" className="fill-sunken stroke-line-strong" strokeWidth="1.5" />
    <path
      d="M10 16h20M10 26h24M10 36h40M10 44h40M10 52h26"
      className="stroke-line-strong"
      strokeWidth="2.5"
    />
    <rect x="10" y="59" width="23" height="11" rx="2" className="fill-danger-fill" />
    <text
      x="21.5"
      y="67.4"
      textAnchor="middle"
      className="fill-on-danger-fill text-[8px] font-bold"
    >
      PDF
    </text>
  </svg>
);
