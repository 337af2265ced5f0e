import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import { merchantProfileQuery } from '../../../features/store/store.queries';
import {
  currentThemeQuery,
  ownPageQuery,
  themeListQuery,
} from '../../../features/theme/theme.queries';

export async function themeLoader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  await Promise.all([
    queryClient.query(themeListQuery(api)),
    queryClient.query(currentThemeQuery(api)),
    queryClient.query(ownPageQuery(api)),
    queryClient.query(merchantProfileQuery(api)),
  ]);
  return null;
}
