import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { DocumentLink } from '@market/domain/documents/document';
import { DescriptionList, type DescriptionItem } from '@market/ui/description-list';
import { DocumentCard, EmptyDocument } from './document-card';

// The viewer loads on the first click.
const DocumentViewer = lazy(async () => ({
  default: (await import('./document-viewer')).DocumentViewer,
}));

type LinkOptions<Key extends QueryKey> = UseQueryOptions<DocumentLink, Error, DocumentLink, Key>;

/** Data that the user compares with a private document. */
export interface Proof<Key extends QueryKey> {
  /** What is proved: `Owner`. */
  readonly title: string;
  readonly items: readonly DescriptionItem[];
  /** What the document is: `Identity scan`. */
  readonly label: string;
  /** Undefined when there is no document. */
  readonly query: LinkOptions<Key> | undefined;
}

/** Data with the documents that prove it, side by side, here and in the viewer. */
export function Proofs<Key extends QueryKey>({ proofs }: { proofs: readonly Proof<Key>[] }) {
  const [opened, setOpened] = useState<string>();
  const documents = proofs.flatMap((proof) =>
    proof.query ? [{ ...proof, query: proof.query }] : [],
  );
  const index = documents.findIndex(({ label }) => label === opened);
  const current = documents[index];
  return (
    <div className="divide-y divide-line rounded-3 border border-line">
      {proofs.map(({ title, items, label, query }) => (
        <section
          key={label}
          className="grid grid-cols-1 items-start gap-4 p-4 md:grid-cols-[minmax(0,1fr)_15rem] md:gap-8 md:p-5"
        >
          <div>
            <h3 className="mb-2.5 text-sm font-semibold">{title}</h3>
            {items.length > 0 ? (
              <DescriptionList items={items} />
            ) : (
              <p className="text-sm text-muted">Not entered yet.</p>
            )}
          </div>
          {query ? (
            <DocumentCard label={label} query={query} onOpen={() => setOpened(label)} />
          ) : (
            <EmptyDocument label={label}>Not uploaded</EmptyDocument>
          )}
        </section>
      ))}
      {current && (
        <Suspense>
          <OpenedDocument
            proof={current}
            position={index + 1}
            total={documents.length}
            onStep={(steps) => setOpened(documents[index + steps]?.label ?? current.label)}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}

interface OpenedDocumentProps<Key extends QueryKey> {
  proof: Proof<Key> & { query: LinkOptions<Key> };
  position: number;
  total: number;
  onStep: (steps: 1 | -1) => void;
  onClose: () => void;
}

function OpenedDocument<Key extends QueryKey>({ proof, ...rest }: OpenedDocumentProps<Key>) {
  const link = useQuery(proof.query);
  return <DocumentViewer proof={proof} link={link} {...rest} />;
}
