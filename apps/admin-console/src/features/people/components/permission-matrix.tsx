import { clsx } from 'clsx';
import { useController, type Control } from 'react-hook-form';
import type { NewAdmin } from '@market/domain/accounts/admin';
import { platformResourceTexts, platformRoles } from '@market/domain/accounts/platform-roles';
import { hasSameResources } from '@market/domain/accounts/roles';
import { Button } from '@market/ui/button';
import { Checkbox } from '@market/ui/checkbox';
import { FieldMessage } from '@market/ui/field';

interface PermissionMatrixProps {
  control: Control<NewAdmin, unknown, NewAdmin>;
  /** The saved permissions. Changed permissions are highlighted. */
  saved: readonly string[];
}

export function PermissionMatrix({ control, saved }: PermissionMatrixProps) {
  const { field, fieldState } = useController({ control, name: 'resources' });
  const chosen = field.value ?? [];
  return (
    <div ref={field.ref} tabIndex={-1} className="grid gap-4 outline-none! shadow-none!">
      <div>
        <p className="mb-2 text-sm text-muted">Start from a permission set</p>
        <div className="flex flex-wrap gap-2">
          {platformRoles.map(({ id, name, resources }) => (
            <Button
              key={id}
              size="sm"
              aria-pressed={hasSameResources(resources, chosen)}
              variant={hasSameResources(resources, chosen) ? 'ink' : 'outline'}
              onClick={() => field.onChange([...resources])}
            >
              {name}
            </Button>
          ))}
        </div>
      </div>
      {platformRoles.map(({ id, name, resources }) => (
        <fieldset key={id} className="grid gap-1">
          <legend className="mb-1 text-sm font-semibold">{name}</legend>
          {resources.map((resource) => (
            <div
              key={resource}
              className={clsx(
                '-mx-2 rounded-2 px-2 py-1.5',
                saved.includes(resource) !== chosen.includes(resource) && 'bg-accent-soft',
              )}
            >
              <Checkbox
                label={platformResourceTexts[resource].name}
                description={platformResourceTexts[resource].description}
                checked={chosen.includes(resource)}
                onBlur={field.onBlur}
                onChange={({ target }) =>
                  field.onChange(
                    target.checked
                      ? [...chosen, resource]
                      : chosen.filter((each) => each !== resource),
                  )
                }
              />
            </div>
          ))}
        </fieldset>
      ))}
      <div role="alert">
        <FieldMessage id="permissions-message" error={fieldState.error?.message} />
      </div>
    </div>
  );
}
