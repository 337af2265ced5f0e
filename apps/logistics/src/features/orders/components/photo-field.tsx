import { useEffect, useMemo, useRef, useState } from 'react';
import { Check } from 'lucide-react';
import { Button } from '@market/ui/button';
import { FileDrop } from '@market/ui/file-drop';
import { MAX_PHOTO_BYTES, shrinkPhoto } from '@market/web-kit/forms/shrink-photo';
import { imageAccept } from '@market/web-kit/forms/use-image-upload';
import { useHoldSession } from '@market/web-kit/use-session';

interface Photo {
  readonly file: File | undefined;
  readonly isPreparing: boolean;
  readonly add: (file: File) => void;
  readonly remove: () => void;
  /** Resolves to the photo to send, once it is prepared. */
  readonly prepared: () => Promise<File | undefined>;
}

/** Submitting the form waits until the photo is prepared. */
export function usePhoto(): Photo {
  const [file, setFile] = useState<File>();
  const [isPreparing, setPreparing] = useState(false);
  const latest = useRef<Promise<File | undefined>>(Promise.resolve(undefined));
  useHoldSession(isPreparing || file !== undefined);
  const choose = (next: Promise<File | undefined>) => {
    latest.current = next;
    return next;
  };
  return {
    file,
    isPreparing,
    add: (original) => {
      setPreparing(true);
      void choose(shrinkPhoto(original).catch(() => original)).then((photo) => {
        setFile(photo);
        setPreparing(false);
      });
    },
    remove: () => {
      void choose(Promise.resolve(undefined));
      setFile(undefined);
    },
    prepared: () => latest.current,
  };
}

interface PhotoFieldProps {
  photo: Photo;
  /** The alternative text, which says what the photo shows. */
  alt: string;
}

/**
 * An optional photo, reduced in size on the device. It is sent with its step, even if that happens
 * later.
 */
export function PhotoField({ photo, alt }: PhotoFieldProps) {
  const { file, isPreparing } = photo;
  if (!file)
    return (
      <FileDrop
        title={isPreparing ? 'Preparing…' : 'Add a photo'}
        hint="Optional. JPEG, PNG or WebP"
        accept={imageAccept}
        maxBytes={MAX_PHOTO_BYTES}
        disabled={isPreparing}
        onFiles={([added]) => added && photo.add(added)}
      />
    );
  return (
    <div className="flex items-center gap-3">
      <Preview photo={file} alt={alt} />
      <p role="status" className="flex flex-1 items-center gap-1 text-sm font-medium text-success">
        <Check size={16} />
        {`Added, ${Math.ceil(file.size / 1024)}\u00a0KB`}
      </p>
      <Button size="lg" onClick={photo.remove}>
        Replace photo
      </Button>
    </div>
  );
}

function Preview({ photo, alt }: { photo: File; alt: string }) {
  const url = useMemo(() => URL.createObjectURL(photo), [photo]);
  useEffect(() => {
    return () => {
      URL.revokeObjectURL(url);
    };
  }, [url]);
  return (
    <img
      src={url}
      alt={alt}
      width={72}
      height={72}
      className="size-18 flex-none rounded-2 bg-well object-cover"
    />
  );
}
