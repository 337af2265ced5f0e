import { Drawer } from '@market/ui/drawer';
import { RouteError } from '@market/web-kit/route-error';
import { useClose } from '@market/web-kit/router/use-close';

interface DrawerErrorProps {
  /** What the drawer is about, as long as its own title is not known. */
  title: string;
  /** The list behind it, which stays. */
  listHref: string;
}

/** The error boundary of a route that is a drawer over a list: what failed is told in the drawer, and the list can still be used. */
export function drawerError({ title, listHref }: DrawerErrorProps) {
  return function DrawerError() {
    const close = useClose(listHref);
    return (
      <Drawer open docked title={title} onOpenChange={close}>
        <RouteError homePath={listHref} homeLabel="Back to the list" headingLevel={3} />
      </Drawer>
    );
  };
}
