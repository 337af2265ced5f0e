import { lazy, Suspense, type ComponentType } from 'react';
import type { MiddlewareFunction, RouteObject } from 'react-router-dom';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { NotFound, RouteError } from '@market/web-kit/route-error';
import { requireUser } from '@market/web-kit/router/guards';
import { LoadingShell, PageLoadingShell } from './loading-shell';
import { RootLayout } from './root-layout';

interface ConsoleRoutes {
  /** Ends the document's title: "Orders · Voltmart merchant". */
  name: string;
  /** Where people go from a page that they cannot be shown. */
  home: { path: string; label: string };
  signInPath: string;
  /** Pages for everybody: signing in and what mailed links open. */
  open: RouteObject[];
  /** The frame of the pages behind the sign-in. */
  layout: () => Promise<ComponentType>;
  /** Pages for the signed-in; an error is drawn inside the frame. */
  pages: RouteObject[];
}

/** The route table of a console. Areas list their own routes; guards of a single page stand with it. */
export function consoleRoutes({
  name,
  home,
  signInPath,
  open,
  layout,
  pages,
}: ConsoleRoutes): RouteObject[] {
  // A guard's refusal is drawn by the boundary of the first route that loads or guards anything. So the frame does neither: it is above that boundary.
  const Frame = lazy(async () => ({ default: await layout() }));
  const fetchFrame: MiddlewareFunction = () => void layout().catch(() => undefined);
  const PageError = () => <RouteError homePath={home.path} homeLabel={home.label} />;
  const missing: RouteObject = {
    path: '*',
    handle: { title: 'Not found' },
    element: <NotFound action={<HomeButton {...home} />} />,
  };
  return [
    {
      element: <RootLayout name={name} />,
      HydrateFallback: LoadingShell,
      ErrorBoundary: PageError,
      children: [
        ...open,
        {
          element: (
            <Suspense fallback={<LoadingShell />}>
              <Frame />
            </Suspense>
          ),
          children: [
            {
              middleware: [requireUser(signInPath), fetchFrame],
              HydrateFallback: PageLoadingShell,
              ErrorBoundary: PageError,
              children: [...pages, missing],
            },
          ],
        },
      ],
    },
  ];
}

const HomeButton = ({ path, label }: ConsoleRoutes['home']) => (
  <Button variant="ink" render={<Link to={path} />}>
    {label}
  </Button>
);
