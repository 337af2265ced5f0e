import { replace, type RouteObject } from 'react-router-dom';
import { helpHref } from '../../hrefs';
import { paths } from '../../paths';

/** Help, and the texts about the shop. */
export const helpRoutes: RouteObject[] = [
  {
    path: paths.help.pattern,
    lazy: {
      Component: async () => (await import('./help.page')).HelpPage,
      loader: async () => (await import('./help.loader')).helpLoader,
    },
  },
  {
    path: paths.contact.pattern,
    loader: ({ request }) =>
      replace(helpHref('talk', new URL(request.url).searchParams.get('order') ?? undefined), 301),
  },
  {
    path: paths.about.pattern,
    lazy: { Component: async () => (await import('../legal/about.page')).AboutPage },
  },
  {
    path: paths.terms.pattern,
    lazy: { Component: async () => (await import('../legal/terms.page')).TermsPage },
  },
  {
    path: paths.privacy.pattern,
    lazy: { Component: async () => (await import('../legal/privacy.page')).PrivacyPage },
  },
  {
    path: paths.cookies.pattern,
    lazy: { Component: async () => (await import('../legal/cookies.page')).CookiesPage },
  },
];
