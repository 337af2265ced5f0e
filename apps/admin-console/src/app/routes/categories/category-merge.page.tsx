import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { useClose } from '@market/web-kit/router/use-close';
import { useServices } from '@market/web-kit/services';
import {
  categoryTreeQuery,
  openMergeTarget,
} from '../../../features/categories/categories.queries';
import { MergeDrawer } from '../../../features/categories/components/merge-drawer';
import { paths } from '../../paths';

export function CategoryMergePage() {
  const { api, queryClient } = useServices();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const close = useClose(paths.categories.detail.href({ id }));
  const { data: rows } = useQuery(categoryTreeQuery(api));
  const category = rows?.find((row) => row.id === id);
  if (!rows || !category) return null;
  return (
    <MergeDrawer
      rows={rows}
      category={category}
      onClose={close}
      onMerged={(into) =>
        openMergeTarget(queryClient, () =>
          navigate(paths.categories.detail.href({ id: into }), { replace: true }),
        )
      }
    />
  );
}
