import { Field } from '@market/ui/field';
import { Input } from '@market/ui/input';
import { useStoredValue, type StoredValue } from '../../../shared/stored-value';
import { patchDraft, type CheckoutDraft } from '../checkout-draft';

const MAX_NOTE_LENGTH = 500;

export function OrderNote({ draft }: { draft: StoredValue<CheckoutDraft> }) {
  const { orderNote = '' } = useStoredValue(draft);
  return (
    <Field label="Note for the rider" optional className="mt-5">
      <Input
        maxLength={MAX_NOTE_LENGTH}
        autoComplete="off"
        value={orderNote}
        onChange={(event) => patchDraft(draft, { orderNote: event.target.value || undefined })}
      />
    </Field>
  );
}
