import { Drawer } from '@market/ui/drawer';
import { RouteError } from '@market/web-kit/route-error';
import { useClose } from '@market/web-kit/router/use-close';

interface DrawerErrorProps {
  /** The drawer's title while its data is missing. */
  title: string;
  listHref: string;
}

/**
 * An error boundary for a drawer over a list: shows the error in the drawer, so that the list stays
 * usable.
 */
export function createDrawerError({ title, listHref }: DrawerErrorProps) {
  return function DrawerError() {
    const close = useClose(listHref);
    return (
      <Drawer open docked title={title} onOpenChange={close}>
        <RouteError homePath={listHref} homeLabel="Back to the list" headingLevel={3} />
      </Drawer>
    );
  };
}
