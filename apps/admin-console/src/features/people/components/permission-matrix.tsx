import { useId } from 'react';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useController, useWatch, type Control } from 'react-hook-form';
import type { NewAdmin } from '@market/domain/accounts/admin';
import {
  platformResourceTexts,
  platformRoles,
  type PlatformResource,
} from '@market/domain/accounts/platform-roles';
import { hasSameResources, platformResources } from '@market/domain/accounts/roles';
import { Button } from '@market/ui/button';
import { Checkbox } from '@market/ui/checkbox';
import { FieldMessage } from '@market/ui/field';
import { permissionSummary } from '../model/people-texts';

interface PermissionMatrixProps {
  control: Control<NewAdmin, unknown, NewAdmin>;
  /** The saved permissions. Changed permissions are highlighted. */
  saved: readonly string[];
}

/**
 * The permissions of an admin beside those of the named sets. Phones, where the sets do not fit,
 * show only their buttons and the admin's column.
 */
export function PermissionMatrix({ control, saved }: PermissionMatrixProps) {
  const { field, fieldState } = useController({ control, name: 'resources' });
  const firstName = useWatch({ control, name: 'firstName' }).trim();
  const matrixId = useId();
  const chosen = field.value ?? [];
  const toggle = (resource: PlatformResource, isOn: boolean) =>
    field.onChange(
      isOn ? [...chosen, resource] : chosen.filter((permission) => permission !== resource),
    );

  return (
    <div ref={field.ref} tabIndex={-1} className="grid gap-3 outline-none! shadow-none!">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={matrixId} className="text-sm font-semibold">
          Permissions
        </h3>
        <p className="text-xs text-muted nums">
          {chosen.length} of {platformResources.length}
        </p>
      </div>
      <div role="group" aria-label="Start from a permission set" className="flex flex-wrap gap-2">
        {platformRoles.map(({ id, name, resources }) => {
          const isChosen = hasSameResources(resources, chosen);
          return (
            <Button
              key={id}
              size="sm"
              aria-pressed={isChosen}
              variant={isChosen ? 'ink' : 'outline'}
              onClick={() => field.onChange([...resources])}
            >
              {name}
            </Button>
          );
        })}
      </div>
      <table aria-labelledby={matrixId} className="w-full border-collapse text-sm">
        <thead>
          <tr className="text-xs text-muted">
            <th scope="col" className="w-full text-left">
              <span className="sr-only">Permission</span>
            </th>
            {platformRoles.map(({ id, name }) => (
              <th
                key={id}
                scope="col"
                className="px-1 py-2 text-2xs font-normal whitespace-nowrap max-md:hidden"
              >
                {name}
              </th>
            ))}
            <th scope="col" className="max-w-24 truncate bg-sunken px-3 py-2 text-text">
              {firstName || 'New admin'}
            </th>
          </tr>
        </thead>
        {platformRoles.map(({ id, name, resources }) => (
          <tbody key={id}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={platformRoles.length + 1}
                className="pt-3 pb-1 text-left text-xs font-semibold"
              >
                {name}
              </th>
              <td className="bg-sunken" />
            </tr>
            {resources.map((resource) => (
              <PermissionRow
                key={resource}
                resource={resource}
                isOn={chosen.includes(resource)}
                isChanged={saved.includes(resource) !== chosen.includes(resource)}
                onChange={(isOn) => toggle(resource, isOn)}
                onBlur={field.onBlur}
              />
            ))}
          </tbody>
        ))}
      </table>
      <p className="text-xs text-muted">{permissionSummary(chosen)}</p>
      <div role="alert">
        <FieldMessage id="permissions-message" error={fieldState.error?.message} />
      </div>
    </div>
  );
}

interface PermissionRowProps {
  resource: PlatformResource;
  isOn: boolean;
  isChanged: boolean;
  onChange: (isOn: boolean) => void;
  onBlur: () => void;
}

function PermissionRow({ resource, isOn, isChanged, onChange, onBlur }: PermissionRowProps) {
  const id = useId();
  const { name, description } = platformResourceTexts[resource];
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-1.5 pr-3 text-left font-semibold">
        <label htmlFor={id} className="block">
          {name}
          <span className="block text-xs font-normal text-muted md:text-2xs">{description}</span>
        </label>
      </th>
      {platformRoles.map((role) => (
        <td key={role.id} className="text-center max-md:hidden">
          {role.resources.includes(resource) && (
            <Check size={16} role="img" aria-label="Included" className="mx-auto" />
          )}
        </td>
      ))}
      <td className={clsx('text-center', isChanged ? 'bg-accent-soft' : 'bg-sunken')}>
        <span className="inline-flex align-middle">
          <Checkbox
            id={id}
            checked={isOn}
            onBlur={onBlur}
            onChange={({ target }) => onChange(target.checked)}
          />
        </span>
      </td>
    </tr>
  );
}
