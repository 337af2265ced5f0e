import { useSuspenseQuery } from '@tanstack/react-query';
import { useController, type Control } from 'react-hook-form';
import type { Resource } from '@market/domain/accounts/roles';
import type { NewStaff } from '@market/domain/staff/staff';
import {
  findStaffRole,
  listStoreResources,
  type StoreResource,
} from '@market/domain/staff/staff-roles';
import { Checkbox } from '@market/ui/checkbox';
import { FieldMessage } from '@market/ui/field';
import { RadioGroup } from '@market/ui/radio-group';
import { useServices } from '@market/web-kit/services';
import { useUser } from '@market/web-kit/use-session';
import { hasAllPermissions, permissionsByArea } from '../model/permissions';
import { permissionsQuery, staffRolesQuery } from '../staff.queries';

const NOT_HELD = 'You do not have this permission';

export function PermissionFields({ control }: { control: Control<NewStaff, unknown, NewStaff> }) {
  const { api } = useServices();
  const me = useUser();
  const { data: roles } = useSuspenseQuery(staffRolesQuery(api));
  const { data: permissions } = useSuspenseQuery(permissionsQuery(api));
  const { field, fieldState } = useController({ control, name: 'resources' });
  const chosen: readonly StoreResource[] = field.value;
  const mayGrant = (resources: readonly Resource[]) =>
    me !== undefined && hasAllPermissions(me, resources);
  const role = findStaffRole(chosen);

  const toggle = (resource: StoreResource, on: boolean) =>
    field.onChange(on ? [...chosen, resource] : chosen.filter((each) => each !== resource));

  return (
    <div ref={field.ref} tabIndex={-1} className="grid gap-5 outline-none! shadow-none!">
      <RadioGroup
        legend="Role"
        hint={
          role === 'custom' && chosen.length > 0
            ? 'Custom permissions'
            : 'Selects the permissions of the role. You can change them below.'
        }
        name="role"
        value={role === 'custom' ? null : role}
        onValueChange={(id) =>
          field.onChange(
            listStoreResources(roles.find((each) => each.id === id)?.resources ?? chosen),
          )
        }
        options={roles.map(({ id, name, description, resources }) => ({
          value: id,
          label: name,
          description: mayGrant(resources)
            ? description
            : 'You do not have all permissions of this role',
          disabled: !mayGrant(resources),
        }))}
      />
      {permissionsByArea(permissions).map((area) => (
        <fieldset key={area.name} className="grid gap-2.5">
          <legend className="mb-2.5 text-sm font-semibold">{area.name}</legend>
          {area.permissions.map(({ id, name, description }) => (
            <Checkbox
              key={id}
              label={name}
              description={mayGrant([id]) ? description : NOT_HELD}
              disabled={!mayGrant([id])}
              checked={chosen.includes(id)}
              onBlur={field.onBlur}
              onChange={(event) => toggle(id, event.target.checked)}
            />
          ))}
        </fieldset>
      ))}
      <div role="alert">
        <FieldMessage id="permissions-message" error={fieldState.error?.message} />
      </div>
    </div>
  );
}
