import { useEffect, useMemo, useState } from 'react';
import { Check } from 'lucide-react';
import { Button } from '@market/ui/button';
import { FileDrop } from '@market/ui/file-drop';
import { MAX_PHOTO_BYTES, shrinkPhoto } from '@market/web-kit/forms/shrink-photo';
import { imageAccept } from '@market/web-kit/forms/use-image-upload';

interface PhotoFieldProps {
  value: File | undefined;
  onChange: (photo: File | undefined) => void;
  /** What the photo shows. */
  alt: string;
}

/** An optional photo, made smaller on the device. It is sent with its step, also later. */
export function PhotoField({ value, onChange, alt }: PhotoFieldProps) {
  const [isShrinking, setShrinking] = useState(false);
  const add = async (photo: File) => {
    setShrinking(true);
    onChange(await shrinkPhoto(photo));
    setShrinking(false);
  };
  if (!value)
    return (
      <FileDrop
        title={isShrinking ? 'Preparing…' : 'Add a photo'}
        hint="Optional. JPEG, PNG or WebP"
        accept={imageAccept}
        maxBytes={MAX_PHOTO_BYTES}
        disabled={isShrinking}
        onFiles={([photo]) => photo && void add(photo)}
      />
    );
  return (
    <div className="flex items-center gap-3">
      <Preview photo={value} alt={alt} />
      <p role="status" className="flex flex-1 items-center gap-1 text-sm font-medium text-success">
        <Check size={16} />
        {`Added, ${Math.ceil(value.size / 1024)}\u00a0KB`}
      </p>
      <Button size="lg" onClick={() => onChange(undefined)}>
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
