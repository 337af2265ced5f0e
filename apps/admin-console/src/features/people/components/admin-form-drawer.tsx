import { useWatch } from 'react-hook-form';
import { FormDrawer } from '@market/console/forms/form-drawer';
import { PersonFields } from '@market/console/people/person-fields';
import { useLeaveGuard } from '@market/console/forms/use-leave-guard';
import { useIsDirty } from '@market/console/use-is-dirty';
import { newAdminSchema, type NewAdmin } from '@market/domain/accounts/admin';
import { roleNames } from '@market/domain/accounts/roles';
import { RadioField } from '@market/web-kit/form-fields';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { PermissionMatrix } from './permission-matrix';

interface AdminFormDrawerProps {
  title: string;
  saveLabel: string;
  initial: NewAdmin;
  /** The email identifies an existing account and cannot be changed. */
  emailStays?: boolean;
  onSave: (admin: NewAdmin) => Promise<unknown>;
  onClose: () => void;
}

const roleOptions = (['admin', 'super_admin', 'dispatcher', 'scheduler'] as const).map((role) => ({
  value: role,
  label: roleNames[role],
}));

/** Only admins have permissions of their own. */
const stripUnusedPermissions = (admin: NewAdmin): NewAdmin =>
  admin.role === 'admin' ? admin : { ...admin, resources: [] };

export function AdminFormDrawer({
  title,
  saveLabel,
  initial,
  emailStays = false,
  onSave,
  onClose,
}: AdminFormDrawerProps) {
  const form = useContractForm(newAdminSchema, initial);
  const { control } = form;
  const role = useWatch({ control, name: 'role' });
  const guard = useLeaveGuard(useIsDirty(control, stripUnusedPermissions).isDirty);
  const submit = form.submit(async (admin) => {
    await onSave(stripUnusedPermissions(admin));
    guard.release();
    onClose();
  });

  return (
    <FormDrawer
      title={title}
      saveLabel={saveLabel}
      saving={form.formState.isSubmitting}
      formError={form.formError}
      wide
      onSubmit={submit}
      onClose={onClose}
    >
      <PersonFields
        control={control}
        firstName="firstName"
        lastName="lastName"
        email="email"
        phoneNumber="phoneNumber"
        emailStays={emailStays}
      />
      <RadioField
        control={control}
        name="role"
        label="Role"
        hint="A super admin has all permissions. Dispatchers and schedulers need none."
        options={roleOptions}
        look="cards"
        className="grid-cols-2"
      />
      {role === 'admin' && <PermissionMatrix control={control} saved={initial.resources ?? []} />}
      {guard.dialog}
    </FormDrawer>
  );
}
