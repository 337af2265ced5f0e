import type { RouteObject } from 'react-router-dom';
import { partnerOwner } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const onboardingRoutes: RouteObject[] = [
  {
    path: paths.onboarding.pattern,
    handle: { title: 'Join as a shipping partner' },
    middleware: [requireAccess(partnerOwner)],
    lazy: {
      loader: async () => (await import('./require-onboarded')).onboardingLoader,
      Component: async () => (await import('./onboarding.page')).OnboardingPage,
    },
  },
];
