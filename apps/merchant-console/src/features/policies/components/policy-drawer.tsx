import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { policyInputSchema, type PolicyInput } from '@market/domain/policies/policy';
import { policyKindNames, type PolicyKind } from '@market/domain/policies/policy-kinds';
import { Alert } from '@market/ui/alert';
import { SegmentedControl } from '@market/ui/segmented-control';
import { NativeSelectField, TextField, TextareaField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { FormDrawer } from '@market/console/forms/form-drawer';
import { useIsDirty } from '@market/console/use-is-dirty';
import { useLeaveGuard } from '@market/console/forms/use-leave-guard';
import { PolicyPreview } from './policy-preview';

interface PolicyDrawerProps {
  title: string;
  saveLabel: string;
  initial: PolicyInput;
  /** The kinds to choose from: the kind of this policy, and those without a policy. */
  kinds: readonly PolicyKind[];
  onSave: (policy: PolicyInput) => Promise<unknown>;
  onClose: () => void;
}

const views = [
  { value: 'write', label: 'Write' },
  { value: 'preview', label: 'Preview' },
] as const;

const identity = (policy: PolicyInput): PolicyInput => policy;

export function PolicyDrawer({
  title,
  saveLabel,
  initial,
  kinds,
  onSave,
  onClose,
}: PolicyDrawerProps) {
  const form = useContractForm(policyInputSchema, initial);
  const { control } = form;
  const [view, setView] = useState<'write' | 'preview'>('write');
  const policy = useWatch({ control, compute: identity });
  const guard = useLeaveGuard(useIsDirty(control).isDirty);

  const submit = form.submit(async (input) => {
    await onSave(input);
    guard.release();
    onClose();
  });
  // Show the fields, so that their errors are visible.
  const write = (event: React.FormEvent<HTMLFormElement>) => {
    setView('write');
    void submit(event);
  };

  return (
    <FormDrawer
      title={title}
      saveLabel={saveLabel}
      saving={form.formState.isSubmitting}
      formError={form.formError}
      onSubmit={write}
      onClose={onClose}
    >
      <SegmentedControl label="View" options={views} value={view} onValueChange={setView} block />
      <div className="grid gap-4" hidden={view !== 'write'}>
        <NativeSelectField
          control={control}
          name="kind"
          label="Type"
          options={kinds.map((value) => ({ value, label: policyKindNames[value] }))}
        />
        <TextField control={control} name="title" label="Title" maxLength={100} />
        {policy.kind === 'returns' ? (
          <Alert tone="neutral">
            The number of days in your store profile is shown beside the buy button and above this
            policy. Leave it out here, or keep it the same.
          </Alert>
        ) : (
          <TextField
            control={control}
            name="summary"
            label="Summary"
            hint="Shown beside the buy button, for example “Two years, serviced in Ikeja”"
            maxLength={80}
            optional
          />
        )}
        <TextareaField
          control={control}
          name="text"
          label="Policy"
          rows={12}
          hint="Separate paragraphs with an empty line. Begin list items with a hyphen."
        />
      </div>
      {view === 'preview' && <PolicyPreview policy={policy} />}
      {guard.dialog}
    </FormDrawer>
  );
}
