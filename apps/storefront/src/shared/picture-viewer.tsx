import { useState, type KeyboardEvent } from 'react';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { imageSrcSet, imageUrl } from '@market/domain/image';
import { Button } from '@market/ui/button';
import { Dialog } from '@market/ui/dialog';
import { IconButton } from '@market/ui/icon-button';

interface PictureViewerProps {
  name: string;
  images: readonly string[];
  /** Index of the picture to begin with. */
  first: number;
  onClose: () => void;
  /** Told of every step, so that the page behind shows the same picture. */
  onShow?: (index: number) => void;
}

/** Pictures over the page, to fit or to twice that, with the arrow keys from one to the next. */
export function PictureViewer({ name, images, first, onClose, onShow }: PictureViewerProps) {
  const [shown, setShown] = useState(first);
  const [closeUp, setCloseUp] = useState(false);
  const image = images[shown];
  const step = (by: number) => {
    const next = (shown + by + images.length) % images.length;
    setShown(next);
    onShow?.(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While it is larger than its frame, the arrows move the picture itself.
    if (closeUp || images.length < 2) return;
    if (event.key === 'ArrowRight') step(1);
    if (event.key === 'ArrowLeft') step(-1);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={name}
      footer={
        <>
          {images.length > 1 && (
            <div className="mr-auto flex items-center gap-2">
              <IconButton label="Picture before" icon={<ChevronLeft size={18} />} variant="outline" tooltip="none" onClick={() => step(-1)} />
              <p role="status" className="min-w-16 text-center text-sm nums">
                {`${shown + 1} of ${images.length}`}
              </p>
              <IconButton label="Next picture" icon={<ChevronRight size={18} />} variant="outline" tooltip="none" onClick={() => step(1)} />
            </div>
          )}
          <Button icon={closeUp ? <ZoomOut size={17} /> : <ZoomIn size={17} />} aria-pressed={closeUp} onClick={() => setCloseUp(!closeUp)}>
            Close-up
          </Button>
        </>
      }
    >
      {image && (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable; the arrow keys repeat the buttons below
        <div role="group" aria-label={`Picture ${shown + 1} of ${images.length}`} tabIndex={0} onKeyDown={onKeyDown} className="aspect-square max-h-[calc(100dvh-14rem)] w-full overflow-auto rounded-3 bg-well">
          <img
            src={imageUrl(image, 1280)}
            srcSet={imageSrcSet(image)}
            sizes={closeUp ? '90rem' : '(min-width: 48rem) 45rem, 100vw'}
            alt={`${name}, ${shown + 1} of ${images.length}`}
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
