import { useState } from 'react';
import { hostedImage } from '@market/domain/contact';
import { imageUrl } from '@market/domain/image';
import type { BusinessDetails } from '@market/domain/stores/onboarding';
import { LinkButton } from '@market/ui/link-button';

const VISIBLE = 3;

/** The owner's document; its number is shown on demand only, as others may look at the screen. */
export function IdentityDocument({ business: { idDocumentType, idDocumentNumber, idDocumentUrl } }: { business: BusinessDetails }) {
  const [shown, setShown] = useState(false);
  // A merchant's text becomes an address only when it is that of a picture we host.
  const scan = hostedImage.safeParse(idDocumentUrl).data;
  return (
    <>
      <span className="block">{idDocumentType}</span>
      <span className="nums">{shown ? idDocumentNumber : `•••• ${idDocumentNumber.slice(-VISIBLE)}`}</span>{' '}
      <LinkButton aria-label={shown ? 'Hide document number' : 'Show document number'} onClick={() => setShown(!shown)}>
        {shown ? 'Hide' : 'Show'}
      </LinkButton>
      {scan && (
        <a href={imageUrl(scan, 1280)} target="_blank" rel="noreferrer" className="link block">
          Open the scan
        </a>
      )}
    </>
  );
}
