import { ChevronsUpDown } from 'lucide-react';
import { Avatar } from './avatar';
import { Menu, type MenuEntry } from './menu';

export type UserMenuProps = {
  name: string;
  /** Store and role: "Helios Yard · Owner". */
  detail: string;
  items: readonly MenuEntry[];
};

/** The account menu at the bottom of a console's sidebar. Shows only the avatar in the icon rail. */
export function UserMenu({ name, detail, items }: UserMenuProps) {
  return (
    <Menu
      side="top"
      align="start"
      items={items}
      trigger={
        <button
          type="button"
          className="flex w-full items-center gap-2.5 rounded-2 p-2 text-left text-sm hover:bg-side-active md:max-xl:justify-center md:max-xl:px-0"
        >
          <Avatar name={name} />
          <span className="min-w-0 flex-1 md:max-xl:sr-only">
            <span className="sr-only">Account: </span>
            <b className="block truncate font-semibold text-on-side-active">{name}</b>
            <span className="block truncate text-xs text-side-muted">{detail}</span>
          </span>
          <ChevronsUpDown size={16} className="md:max-xl:hidden" />
        </button>
      }
    />
  );
}
