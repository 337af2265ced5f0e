import { useId, useState } from 'react';
import { Button } from '@market/ui/button';
import { Dialog } from '@market/ui/dialog';
import { Field } from '@market/ui/field';
import { Input } from '@market/ui/input';

interface SaveViewDialogProps {
  /** Names of the built-in views. */
  taken: readonly string[];
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Saves the current filters as a named view, which becomes a tab. */
export function SaveViewDialog({ taken, onSave, onClose }: SaveViewDialogProps) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const formId = useId();
  const save = () => {
    const trimmed = name.trim();
    const refusal =
      trimmed === ''
        ? 'Enter a name'
        : taken.includes(trimmed)
          ? 'A tab of the list has this name already'
          : undefined;
    setProblem(refusal);
    if (refusal) return;
    onSave(trimmed);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Save this view"
      description="These filters become a tab above the list, in this browser."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={formId}>
            Save view
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Field label="Name" error={problem}>
          <Input value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
