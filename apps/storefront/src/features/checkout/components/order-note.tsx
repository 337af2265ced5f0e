import { Field } from '@market/ui/field';
import { Input } from '@market/ui/input';
import { useStored, type Stored } from '../../../shared/stored';
import { patchDraft, type CheckoutDraft } from '../checkout-draft';

const MAX_NOTE = 500;

/** The customer's note for the rider, kept in the draft. */
export function OrderNote({ draft }: { draft: Stored<CheckoutDraft> }) {
  const { orderNote = '' } = useStored(draft);
  return (
    <Field label="Note for the rider" optional className="mt-5">
      <Input
        maxLength={MAX_NOTE}
        autoComplete="off"
        value={orderNote}
        onChange={(event) => patchDraft(draft, { orderNote: event.target.value || undefined })}
      />
    </Field>
  );
}
