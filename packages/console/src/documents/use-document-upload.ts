import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { upload } from '@market/api-client/contract/main/documents';
import { uploadFetch } from '@market/web-kit/forms/upload-fetch';
import { useServices } from '@market/web-kit/services';

interface DocumentUpload {
  /** The uploaded percentage, 0 to 100. Undefined when idle. */
  readonly percent: number | undefined;
  readonly problem: string | undefined;
  readonly send: (document: File) => void;
}

/**
 * Uploads one private document at a time. `onUploaded` receives the URL of the uploaded document.
 */
export function useDocumentUpload(onUploaded: (documentUrl: string) => void): DocumentUpload {
  const { call } = useServices();
  const [percent, setPercent] = useState<number>();
  const send = useMutation({
    mutationFn: (document: File) =>
      call(
        upload,
        { body: { document } },
        { fetch: uploadFetch((sent) => setPercent(Math.round(sent * 100))) },
      ),
    onMutate: () => setPercent(0),
    onSettled: () => setPercent(undefined),
    meta: { quiet: true },
  });
  return {
    percent,
    problem: send.error?.message,
    send: (document) =>
      send.mutate(document, { onSuccess: ({ documentUrl }) => onUploaded(documentUrl) }),
  };
}
