import { useState } from 'react';
import type { BusinessDetails } from '@market/domain/stores/onboarding';
import { LinkButton } from '@market/ui/link';
import { OpenDocument } from '@market/console/documents/document-link';

const VISIBLE_DIGITS = 3;

/** The owner's identity document. Its number is masked until the user shows it. */
export function IdentityDocument({
  business: { idDocumentType, idDocumentNumber, idDocumentUrl },
}: {
  business: BusinessDetails;
}) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <span className="block">{idDocumentType}</span>
      <span className="nums">
        {shown ? idDocumentNumber : `•••• ${idDocumentNumber.slice(-VISIBLE_DIGITS)}`}
      </span>{' '}
      <LinkButton
        aria-label={shown ? 'Hide document number' : 'Show document number'}
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Hide' : 'Show'}
      </LinkButton>
      <OpenDocument url={idDocumentUrl} missing="No scan" />
    </>
  );
}
