import { useState } from 'react';
import { upload } from '@market/api-client/contract/main/images';
import { imageTypes } from '@market/domain/files';
import { notify } from '../notifications';
import { useServices } from '../services';

interface ImageUpload {
  /** 0 to 100 during an upload: the percentage of images that were uploaded or have failed. */
  readonly progress: number | undefined;
  /**
   * Resolves with the hosted images in the order of the files. Failed ones are left out and named
   * in a toast.
   */
  readonly uploadImages: (files: readonly File[]) => Promise<string[]>;
}

export const imageAccept = imageTypes.join(',');

/** Uploads images in parallel. */
export function useImageUpload(): ImageUpload {
  const { call } = useServices();
  const [progress, setProgress] = useState<number>();

  const uploadImages = async (files: readonly File[]) => {
    const share = 100 / files.length;
    setProgress(0);
    const one = async (image: File) => {
      try {
        return [(await call(upload, { body: { image } })).hostedImage];
      } catch (error) {
        notify.error(error instanceof Error ? `${image.name}: ${error.message}` : upload.failure);
        return [];
      } finally {
        setProgress((done = 0) => done + share);
      }
    };
    const hosted = await Promise.all(files.map(one));
    setProgress(undefined);
    return hosted.flat();
  };

  return { progress, uploadImages };
}
