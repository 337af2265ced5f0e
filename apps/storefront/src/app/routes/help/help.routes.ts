import { replace, type RouteObject } from 'react-router-dom';
import { helpHref } from '../../hrefs';
import { paths } from '../../paths';

export const helpRoutes: RouteObject[] = [
  {
    path: paths.help.pattern,
    lazy: {
      Component: () => import('./help.page').then((code) => code.HelpPage),
      loader: () => import('./help.loader').then((code) => code.helpLoader),
    },
  },
  {
    path: paths.contact.pattern,
    loader: ({ request }) =>
      replace(helpHref('talk', new URL(request.url).searchParams.get('order') ?? undefined), 301),
  },
  {
    path: paths.about.pattern,
    lazy: { Component: () => import('../legal/about.page').then((code) => code.AboutPage) },
  },
  {
    path: paths.terms.pattern,
    lazy: { Component: () => import('../legal/terms.page').then((code) => code.TermsPage) },
  },
  {
    path: paths.privacy.pattern,
    lazy: { Component: () => import('../legal/privacy.page').then((code) => code.PrivacyPage) },
  },
  {
    path: paths.cookies.pattern,
    lazy: { Component: () => import('../legal/cookies.page').then((code) => code.CookiesPage) },
  },
];
