import type { ComponentType, MouseEvent } from 'react';
import type { LinkProps } from '@market/ui/link';

interface Navigator {
  navigate(to: string, options: { replace: boolean }): Promise<void>;
}

/**
 * Links as plain anchors that navigate with the router. React Router's `Link` renders again on
 * every navigation to resolve relative addresses, but ours are absolute or only a query.
 */
export function createRouterLink(router: Navigator): ComponentType<LinkProps> {
  return function RouterLink({ to, onClick, children, ...props }: LinkProps) {
    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      if (!isForThisTab(event)) return;
      event.preventDefault();
      // A link to the current page adds no history entry.
      void router.navigate(to, { replace: event.currentTarget.href === location.href });
    };
    return (
      <a {...props} href={to} onClick={follow}>
        {children}
      </a>
    );
  };
}

/** Modified clicks, other origins and downloads are left to the browser. */
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
