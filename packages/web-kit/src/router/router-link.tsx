import type { ComponentType, MouseEvent } from 'react';
import type { LinkProps } from '@market/ui/link';

interface Navigator {
  navigate(to: string, options: { replace: boolean }): Promise<void>;
}

/**
 * The links of an app: plain anchors whose click the router follows. React Router's own link resolves addresses against the route
 * that it stands in, and is drawn anew at every move; our addresses are absolute or a query, and mean the same everywhere.
 */
export function linksOf(router: Navigator): ComponentType<LinkProps> {
  return function RouterLink({ to, onClick, children, ...props }: LinkProps) {
    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      if (!isForThisTab(event)) return;
      event.preventDefault();
      // To where we are already: Back need not be pressed twice.
      void router.navigate(to, { replace: event.currentTarget.href === location.href });
    };
    return (
      <a {...props} href={to} onClick={follow}>
        {children}
      </a>
    );
  };
}

/** Other clicks, addresses of others and downloads are the browser's. */
function isForThisTab(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, origin } = event.currentTarget;
  const isPlain =
    event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
  return (
    isPlain &&
    !event.defaultPrevented &&
    (target === '' || target === '_self') &&
    origin === location.origin &&
    !event.currentTarget.hasAttribute('download')
  );
}
