import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { upload } from '@market/api-client/contract/main/documents';
import { uploadFetch } from '@market/web-kit/forms/upload-fetch';
import { useServices } from '@market/web-kit/services';

interface DocumentUpload {
  /** How much of the document has left, 0 to 100; undefined at rest. */
  readonly percent: number | undefined;
  /** Why the last one was not kept. */
  readonly problem: string | undefined;
  readonly send: (document: File) => void;
}

/** Sends one private document at a time; `onKept` takes its address. */
export function useDocumentUpload(onKept: (documentUrl: string) => void): DocumentUpload {
  const { call } = useServices();
  const [percent, setPercent] = useState<number>();
  const sending = useMutation({
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
    problem: sending.error?.message,
    send: (document) =>
      sending.mutate(document, { onSuccess: ({ documentUrl }) => onKept(documentUrl) }),
  };
}
