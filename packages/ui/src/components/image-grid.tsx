import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { moveItem } from '../lib/move-item';
import { IconButton } from './icon-button';

export type GridImage = { id: string; url: string; alt: string };

export type ImageGridProps = {
  images: readonly GridImage[];
  onChange: (images: GridImage[]) => void;
  label: string;
  /** A last cell, usually a `FileDrop`. */
  children?: ReactNode;
};

/** Images that can be reordered by dragging or with buttons. The first one is the cover. */
export function ImageGrid({ images, onChange, label, children }: ImageGridProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [notice, setNotice] = useState('');
  const list = useRef<HTMLUListElement>(null);

  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= images.length) return;
    onChange(moveItem(images, from, to));
    setNotice(`${images[from]?.alt ?? 'Image'} is now ${to + 1} of ${images.length}`);
  };
  const remove = (image: GridImage) => {
    // The button is removed with its image, so the focus moves to the list.
    list.current?.focus();
    onChange(images.filter((other) => other.id !== image.id));
    setNotice(`${image.alt} removed`);
  };

  return (
    <div>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={label}
        className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3"
      >
        {images.map((image, index) => (
          <li
            key={image.id}
            draggable
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => dragged !== null && move(dragged, index)}
            className={clsx(
              'cursor-grab overflow-hidden rounded-3 border border-line bg-surface',
              dragged === index && 'opacity-50',
            )}
          >
            <span className="relative block aspect-square bg-well">
              <img
                src={image.url}
                alt={image.alt}
                width={160}
                height={160}
                loading="lazy"
                decoding="async"
                draggable={false}
                className="size-full object-contain p-2"
              />
              {index === 0 && (
                <span className="absolute top-2 left-2 rounded-1 bg-plate px-2 py-1 text-2xs leading-none font-semibold text-on-plate">
                  Cover
                </span>
              )}
            </span>
            <span className="flex justify-between p-1">
              {/* At the ends the arrows keep the focus and do nothing. */}
              <IconButton
                label={`Move ${image.alt} left`}
                icon={<ArrowLeft size={16} />}
                size="sm"
                tooltip="none"
                aria-disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                label={`Remove ${image.alt}`}
                icon={<Trash2 size={16} />}
                size="sm"
                tooltip="none"
                onClick={() => remove(image)}
              />
              <IconButton
                label={`Move ${image.alt} right`}
                icon={<ArrowRight size={16} />}
                size="sm"
                tooltip="none"
                aria-disabled={index === images.length - 1}
                onClick={() => move(index, index + 1)}
              />
            </span>
          </li>
        ))}
        {children && <li className="grid">{children}</li>}
      </ul>
      <p role="status" className="sr-only">
        {notice}
      </p>
    </div>
  );
}
