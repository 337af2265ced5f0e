import type { RouteObject } from 'react-router-dom';
import { merchantStore } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.questions.pattern,
    handle: { title: 'Questions' },
    middleware: [requireAccess(merchantStore)],
    lazy: {
      Component: async () => (await import('./question-list.page')).QuestionListPage,
      loader: async () => (await import('./questions.loaders')).questionListLoader,
    },
  },
];
