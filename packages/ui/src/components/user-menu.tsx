import { clsx } from 'clsx';
import { ChevronsUpDown } from 'lucide-react';
import { floatingSurface } from '../lib/control-classes';
import { Avatar } from './avatar';
import { DisclosureMenu } from './disclosure-menu';
import { Link } from './link';

type UserMenuItem =
  | { readonly label: string; readonly to: string }
  | { readonly label: string; readonly onSelect: () => void };

export type UserMenuProps = {
  name: string;
  /** Store and role: "Helios Yard · Owner". */
  detail: string;
  items: readonly UserMenuItem[];
};

/**
 * The account menu at the bottom of a console's sidebar. Shows only the avatar in the icon rail. A
 * native `details` element, because every page loads it.
 */
export function UserMenu({ name, detail, items }: UserMenuProps) {
  return (
    <DisclosureMenu
      summaryClassName="flex w-full cursor-pointer list-none items-center gap-2.5 rounded-2 p-2 text-left text-sm hover:bg-side-active md:max-xl:justify-center md:max-xl:px-0"
      summary={
        <>
          <Avatar name={name} />
          <span className="min-w-0 flex-1 md:max-xl:sr-only">
            <span className="sr-only">Account: </span>
            <b className="block truncate font-semibold text-on-side-active">{name}</b>
            <span className="block truncate text-xs text-side-muted">{detail}</span>
          </span>
          <ChevronsUpDown size={16} className="md:max-xl:hidden" />
        </>
      }
      panelClassName={clsx(
        floatingSurface,
        'absolute bottom-full left-0 z-(--z-tooltip) mb-1.5 min-w-52 p-1 text-text',
      )}
    >
      <ul>
        {items.map((item) => (
          <li key={item.label}>
            {'to' in item ? (
              <Link to={item.to} className={itemClass}>
                {item.label}
              </Link>
            ) : (
              <button type="button" onClick={item.onSelect} className={itemClass}>
                {item.label}
              </button>
            )}
          </li>
        ))}
      </ul>
    </DisclosureMenu>
  );
}

const itemClass =
  'flex min-h-9 w-full items-center rounded-2 px-2.5 py-1.5 text-left text-sm hover:bg-sunken pointer-coarse:min-h-touch';
