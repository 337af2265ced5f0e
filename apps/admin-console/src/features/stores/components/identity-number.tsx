import { useState } from 'react';
import { LinkButton } from '@market/ui/link';

const VISIBLE_DIGITS = 3;

/** The number of the owner's identity document, which is masked until the user shows it. */
export function IdentityNumber({ value }: { value: string }) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <span className="nums">{shown ? value : `•••• ${value.slice(-VISIBLE_DIGITS)}`}</span>{' '}
      <LinkButton
        aria-label={shown ? 'Hide document number' : 'Show document number'}
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Hide' : 'Show'}
      </LinkButton>
    </>
  );
}
