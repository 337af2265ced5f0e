import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_UPLOAD_BYTES } from '@market/domain/files';
import { Alert } from '@market/ui/alert';
import { Card } from '@market/ui/card';
import { FileDrop } from '@market/ui/file-drop';
import { useServices } from '@market/web-kit/services';
import { uploadImport } from '../product-imports.mutations';

/**
 * Uploads a file. It is parsed immediately, but imported only after the merchant has seen the
 * preview.
 */
export function UploadCard({ onRead }: { onRead: (id: string) => void }) {
  const { call } = useServices();
  const [percent, setPercent] = useState(0);
  const upload = useMutation(uploadImport(call, setPercent));
  const send = (file: File | undefined) => {
    if (!file) return;
    setPercent(0);
    upload.mutate(file, { onSuccess: ({ id }) => onRead(id) });
  };
  return (
    <Card title="Upload a file">
      <div className="grid gap-4">
        {upload.error && <Alert>{upload.error.message}</Alert>}
        <FileDrop
          title="Choose a CSV file"
          hint="or drop it here, 5 MB at most"
          accept=".csv,text/csv"
          maxBytes={MAX_UPLOAD_BYTES}
          progress={upload.isPending ? percent : undefined}
          onFiles={([file]) => send(file)}
        />
        <ul className="list-disc space-y-1 pl-5 text-sm text-text-2">
          <li>Columns follow Shopify’s product format, as in files that you export here.</li>
          <li>
            Each attribute has its own column, such as “Attribute: Battery voltage”, or a Shopify
            metafield of the same name.
          </li>
          <li>
            A new product without an image, or without a value for an attribute that its category
            requires, becomes a draft.
          </li>
          <li>Before the import, you see what is left out or changed, and choose categories.</li>
          <li>
            Products with a known handle or SKU are updated. Importing the same file twice changes
            nothing.
          </li>
        </ul>
      </div>
    </Card>
  );
}
