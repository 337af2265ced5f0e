import { useRef, useState } from 'react';
import { upload } from '@market/api-client/contract/main/images';
import { isApiError } from '@market/api-client/errors';
import { uploadFetch } from '@market/web-kit/forms/upload-fetch';
import { useServices } from '@market/web-kit/services';

/** An upload in progress, or one that failed. */
export interface PhotoUpload {
  readonly id: number;
  readonly name: string;
  /** The uploaded share in percent, from 0 to 100. */
  readonly percent: number;
  readonly problem?: string;
  /** The file to retry. Undefined when a retry cannot succeed. */
  readonly file?: File;
}

export interface PhotoUploads {
  readonly uploads: readonly PhotoUpload[];
  readonly busy: boolean;
  readonly add: (files: readonly File[]) => void;
  readonly retry: (upload: PhotoUpload) => void;
  readonly dismiss: (upload: PhotoUpload) => void;
}

interface PhotoUploadOptions {
  /** Returns how many more pictures fit. Called when files are chosen. */
  left: () => number;
  max: number;
  /** Adds a hosted picture. Returns false when the product already has it. */
  addImage: (hostedImage: string) => boolean;
}

/**
 * Uploads pictures in parallel, with progress, and adds them in the order in which they were
 * chosen.
 */
export function usePhotoUploads({ left, max, addImage }: PhotoUploadOptions): PhotoUploads {
  const { call } = useServices();
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>([]);
  const lastId = useRef(0);

  const change = (id: number, patch: Partial<PhotoUpload>) =>
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...patch } : each)));
  const dismiss = ({ id }: PhotoUpload) =>
    setUploads((all) => all.filter((each) => each.id !== id));

  const send = async (image: File, id: number): Promise<string | undefined> => {
    try {
      const progress = uploadFetch((sent) => change(id, { percent: Math.round(sent * 100) }));
      return (await call(upload, { body: { image } }, { fetch: progress })).hostedImage;
    } catch (error) {
      const isRefused = isApiError(error) && error.status !== undefined && error.status < 500;
      change(id, {
        problem: error instanceof Error ? error.message : upload.failure,
        ...(!isRefused && { file: image }),
      });
      return undefined;
    }
  };

  const start = async (files: readonly File[]) => {
    const started = files.map((file) => ({ file, id: (lastId.current += 1) }));
    setUploads((all) => [
      ...all,
      ...started.map(({ file, id }) => ({ id, name: file.name, percent: 0 })),
    ]);
    const results = started.map(({ file, id }) => ({ id, hosted: send(file, id) }));
    for (const { id, hosted } of results) {
      const image = await hosted;
      if (image === undefined) continue;
      if (addImage(image)) setUploads((all) => all.filter((each) => each.id !== id));
      else change(id, { problem: 'This photo is already added' });
    }
  };

  const add = (files: readonly File[]) => {
    const room = Math.max(0, left() - uploads.filter(({ problem }) => !problem).length);
    const refused = files.slice(room).map(({ name }) => ({
      id: (lastId.current += 1),
      name,
      percent: 0,
      problem: `You can add at most ${max} photos. Remove one first.`,
    }));
    if (refused.length > 0) setUploads((all) => [...all, ...refused]);
    void start(files.slice(0, room));
  };

  const retry = (failed: PhotoUpload) => {
    dismiss(failed);
    if (failed.file) add([failed.file]);
  };

  return { uploads, busy: uploads.some(({ problem }) => !problem), add, retry, dismiss };
}
