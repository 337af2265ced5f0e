import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Brand, type BrandIdentity } from '../components/brand';
import { Drawer } from '../components/drawer';
import { SideNav, type NavGroup } from './side-nav';

export type MenuSheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  role: string;
  brand: BrandIdentity;
  roleLabel: string;
  groups: readonly NavGroup[];
  currentPath: string;
  account: ReactNode;
  className: string;
};

export function MenuSheet(props: MenuSheetProps) {
  const { open, onOpenChange, role, brand, roleLabel, groups, currentPath, account, className } =
    props;
  return (
    <Drawer
      side="left"
      flush
      title={<Brand {...brand} size="sm" suffix={roleLabel} />}
      open={open}
      onOpenChange={onOpenChange}
    >
      <div data-role={role} className={clsx(className, 'min-h-full p-3')}>
        <SideNav
          groups={groups}
          currentPath={currentPath}
          rail={false}
          onNavigate={() => onOpenChange(false)}
        />
        {account && (
          <div className="sheet-account mt-auto border-t border-side-line pt-3">{account}</div>
        )}
      </div>
    </Drawer>
  );
}
