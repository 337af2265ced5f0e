import { useRef, useState, type KeyboardEvent } from 'react';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { imageSrcSet, imageUrl } from '@market/domain/image';
import { Button } from '@market/ui/button';
import { Dialog } from '@market/ui/dialog';
import { IconButton } from '@market/ui/icon-button';

interface PictureViewerProps {
  name: string;
  /** `label` describes the picture: `5 kVA, Graphite`. */
  images: readonly { image: string; label?: string | undefined }[];
  /** The index of the first picture to show. */
  first: number;
  onClose: () => void;
  /** Called for each picture shown, so that the page behind can show the same one. */
  onShow?: (index: number) => void;
}

/** The index that a key selects among `count` pictures. Arrow keys wrap around. */
function keyTarget(key: string, shown: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (shown + 1) % count;
  if (key === 'ArrowLeft') return (shown - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

export function PictureViewer({ name, images, first, onClose, onShow }: PictureViewerProps) {
  const [shown, setShown] = useState(first);
  const [closeUp, setCloseUp] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const picture = images[shown];
  const title = [name, picture?.label ?? (images.length > 1 && `${shown + 1} of ${images.length}`)]
    .filter(Boolean)
    .join(', ');
  const show = (index: number) => {
    setShown(index);
    onShow?.(index);
  };
  const press = (key: string) => {
    const next = keyTarget(key, shown, images.length);
    if (next !== undefined && next !== shown) show(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While the picture is larger than its frame, the keys move the picture itself.
    if (closeUp && event.target === frame.current) return;
    if (
      keyTarget(event.key, shown, images.length) === undefined ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey
    )
      return;
    event.preventDefault();
    press(event.key);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      onKeyDown={onKeyDown}
      size="lg"
      title={name}
      footer={
        <>
          {images.length > 1 && (
            <div className="mr-auto flex min-w-0 items-center gap-2">
              <IconButton
                label="Previous image"
                icon={<ChevronLeft size={18} />}
                variant="outline"
                tooltip="none"
                onClick={() => press('ArrowLeft')}
              />
              <p role="status" className="min-w-16 text-center text-sm nums">
                {`${shown + 1} of ${images.length}`}
                {picture?.label && (
                  <span className="block text-xs text-muted">{picture.label}</span>
                )}
              </p>
              <IconButton
                label="Next image"
                icon={<ChevronRight size={18} />}
                variant="outline"
                tooltip="none"
                onClick={() => press('ArrowRight')}
              />
            </div>
          )}
          <Button
            icon={closeUp ? <ZoomOut size={17} /> : <ZoomIn size={17} />}
            aria-pressed={closeUp}
            onClick={() => setCloseUp(!closeUp)}
          >
            Close-up
          </Button>
        </>
      }
    >
      {picture && (
        <div
          ref={frame}
          role="group"
          aria-label={`Image ${shown + 1} of ${images.length}`}
          tabIndex={0}
          className="aspect-square max-h-[calc(100dvh-14rem)] w-full overflow-auto rounded-3 bg-well"
        >
          <img
            src={imageUrl(picture.image, 1280)}
            srcSet={imageSrcSet(picture.image)}
            sizes={closeUp ? '90rem' : '(min-width: 48rem) 45rem, 100vw'}
            alt={title}
            width={1280}
            height={1280}
            decoding="async"
            className={closeUp ? 'h-auto w-[200%] max-w-none' : 'size-full object-contain p-4'}
          />
        </div>
      )}
    </Dialog>
  );
}
