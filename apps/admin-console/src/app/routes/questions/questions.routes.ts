import type { RouteObject } from 'react-router-dom';
import { platformProducts } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { urlListLoader } from '@market/web-kit/router/lazy-list';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.questions.pattern,
    handle: { title: 'Questions' },
    middleware: [requireAccess(platformProducts)],
    lazy: {
      loader: urlListLoader(
        async () => (await import('../../../features/questions/questions.queries')).questionList,
      ),
      Component: async () => (await import('./question-list.page')).QuestionListPage,
    },
  },
];
