import { FileText } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type Ref } from 'react';
import type { DocumentLink } from '@market/domain/documents/document';
import { canShowPdf, isPdf } from './document-texts';

interface DocumentStageProps {
  link: DocumentLink;
  /** 1 fits an image into the stage. */
  zoom: number;
  ref: Ref<HTMLDivElement>;
}

/** The document itself: an image that can be enlarged, or the browser's PDF viewer. */
export function DocumentStage({ link, zoom, ref }: DocumentStageProps) {
  // Signed URLs are refetched, and another URL would load the document again from its start.
  const [url] = useState(link.url);
  return (
    <div ref={ref} className="h-[52dvh] lg:h-[calc(100dvh-14rem)]">
      {!isPdf(link) ? (
        <ZoomedImage url={url} name={link.name} zoom={zoom} />
      ) : canShowPdf() ? (
        <iframe
          src={`${url}#navpanes=0&view=FitH`}
          title={link.name}
          className="size-full rounded-2 border border-line bg-well"
        />
      ) : (
        <p className="grid h-full place-content-center justify-items-center gap-3 rounded-2 border border-line bg-well p-6 text-center text-sm">
          <FileText size={32} aria-hidden="true" className="text-muted" />
          This browser cannot show PDFs here. Download it to read it.
        </p>
      )}
    </div>
  );
}

/** Keeps the middle of the visible part where it is when the zoom changes. */
function ZoomedImage({ url, name, zoom }: { url: string; name: string; zoom: number }) {
  const box = useRef<HTMLElement>(null);
  const middle = useRef({ x: 0.5, y: 0.5 });
  useLayoutEffect(() => {
    const at = box.current;
    if (!at) return;
    at.scrollLeft = middle.current.x * at.scrollWidth - at.clientWidth / 2;
    at.scrollTop = middle.current.y * at.scrollHeight - at.clientHeight / 2;
  }, [zoom]);
  return (
    <section
      ref={box}
      aria-label={name}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard
      tabIndex={0}
      onScroll={({ currentTarget: at }) => {
        middle.current = {
          x: (at.scrollLeft + at.clientWidth / 2) / at.scrollWidth,
          y: (at.scrollTop + at.clientHeight / 2) / at.scrollHeight,
        };
      }}
      className="size-full overflow-auto rounded-2 border border-line bg-well"
    >
      <img
        src={url}
        alt={name}
        style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}
        className="block max-w-none object-contain"
      />
    </section>
  );
}
