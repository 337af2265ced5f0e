import type { RouteObject } from 'react-router-dom';
import { merchantStore } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { urlListLoader } from '@market/web-kit/router/lazy-list';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.questions.pattern,
    handle: { title: 'Questions' },
    middleware: [requireAccess(merchantStore)],
    lazy: {
      Component: async () => (await import('./question-list.page')).QuestionListPage,
      loader: urlListLoader(
        async () => (await import('../../../features/questions/questions.queries')).questionList,
      ),
    },
  },
];
