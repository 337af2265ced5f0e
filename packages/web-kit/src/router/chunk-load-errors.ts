import type { RouteObject } from 'react-router-dom';

/**
 * Makes pages throw when their component could not be loaded, so that the nearest error boundary shows it. React Router
 * drops the rejection of a lazy `Component` and renders nothing.
 */
export const withChunkLoadErrors = (routes: RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    const copy = { ...route };
    if (typeof copy.lazy === 'object' && copy.lazy.Component) {
      const fetchPage = copy.lazy.Component;
      copy.lazy = { ...copy.lazy, Component: () => fetchPage().catch(throwOnRender) };
    }
    if (copy.children) copy.children = withChunkLoadErrors(copy.children);
    return copy;
  });

const throwOnRender = (error: unknown) =>
  function FailedPage(): never {
    throw error;
  };
