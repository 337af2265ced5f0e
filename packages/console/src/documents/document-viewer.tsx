import type { UseQueryResult } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Download, ExternalLink, ZoomIn, ZoomOut } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { DocumentLink } from '@market/domain/documents/document';
import { Button } from '@market/ui/button';
import { ButtonAnchor } from '@market/ui/button-anchor';
import { DescriptionList, type DescriptionItem } from '@market/ui/description-list';
import { Dialog } from '@market/ui/dialog';
import { IconButton } from '@market/ui/icon-button';
import { Skeleton } from '@market/ui/skeleton';
import { RetryButton } from '@market/web-kit/list/query-error';
import { DocumentStage } from './document-stage';
import { documentTypeText, isPdf, uploadText } from './document-texts';

const zooms = [1, 1.5, 2, 3, 4] as const;

interface DocumentViewerProps {
  proof: { title: string; items: readonly DescriptionItem[]; label: string };
  link: UseQueryResult<DocumentLink>;
  /** The place of the document among all, from 1. */
  position: number;
  total: number;
  onStep: (steps: 1 | -1) => void;
  onClose: () => void;
}

/**
 * A document beside the data that it proves. The arrow keys show the other documents, plus and
 * minus zoom images.
 */
export function DocumentViewer({
  proof,
  link,
  position,
  total,
  onStep,
  onClose,
}: DocumentViewerProps) {
  const [level, setLevel] = useState(0);
  const stage = useRef<HTMLDivElement>(null);
  const { data: shown } = link;
  const zoomTo = (next: number) => setLevel(Math.min(Math.max(next, 0), zooms.length - 1));
  const step = (steps: 1 | -1) => {
    setLevel(0);
    onStep(steps);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // The arrow keys scroll an enlarged image.
    const isScrolling = level > 0 && stage.current?.contains(document.activeElement) === true;
    if (event.key === 'ArrowLeft' && !isScrolling && position > 1) step(-1);
    if (event.key === 'ArrowRight' && !isScrolling && position < total) step(1);
    if (event.key === '+' || event.key === '=') zoomTo(level + 1);
    if (event.key === '-') zoomTo(level - 1);
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="xl"
      title={proof.label}
      description={
        shown ? `${shown.name}, ${documentTypeText(shown)}. ${uploadText(shown)}` : 'Loading…'
      }
      onKeyDown={pressKey}
      footer={
        <>
          {total > 1 && (
            <span className="mr-auto flex items-center gap-2">
              <IconButton
                label="Previous document"
                icon={<ChevronLeft size={18} />}
                variant="outline"
                tooltip="none"
                aria-disabled={position === 1}
                onClick={() => position > 1 && step(-1)}
              />
              <span role="status" className="text-sm whitespace-nowrap text-muted nums">
                {`${position} of ${total}`}
                <span className="sr-only">{`: ${proof.label}`}</span>
              </span>
              <IconButton
                label="Next document"
                icon={<ChevronRight size={18} />}
                variant="outline"
                tooltip="none"
                aria-disabled={position === total}
                onClick={() => position < total && step(1)}
              />
            </span>
          )}
          {shown && !isPdf(shown) && (
            <span className="flex items-center gap-2">
              <IconButton
                label="Zoom out"
                icon={<ZoomOut size={18} />}
                variant="outline"
                tooltip="none"
                aria-disabled={level === 0}
                onClick={() => zoomTo(level - 1)}
              />
              <Button
                aria-label="Fit to window"
                className="max-sm:hidden"
                onClick={() => zoomTo(0)}
              >
                {`${(zooms[level] ?? 1) * 100}%`}
              </Button>
              <IconButton
                label="Zoom in"
                icon={<ZoomIn size={18} />}
                variant="outline"
                tooltip="none"
                aria-disabled={level === zooms.length - 1}
                onClick={() => zoomTo(level + 1)}
              />
            </span>
          )}
          {shown &&
            (isPdf(shown) ? (
              <ButtonAnchor href={shown.url} download={shown.name} icon={<Download size={17} />}>
                Download
              </ButtonAnchor>
            ) : (
              <ButtonAnchor href={shown.url} newTab icon={<ExternalLink size={17} />}>
                <span className="max-sm:sr-only">New tab</span>
              </ButtonAnchor>
            ))}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-6">
        {shown ? (
          <DocumentStage
            key={shown.documentUrl}
            ref={stage}
            link={shown}
            zoom={zooms[level] ?? 1}
          />
        ) : link.isError ? (
          <p role="alert" className="py-16 text-center text-sm">
            {link.error.message} <RetryButton query={link} />
          </p>
        ) : (
          <Skeleton className="h-96 lg:h-[calc(100dvh-14rem)]" />
        )}
        <section aria-label={proof.title}>
          <h3 className="mb-2.5 text-sm font-semibold">{proof.title}</h3>
          <DescriptionList items={proof.items} />
        </section>
      </div>
    </Dialog>
  );
}
