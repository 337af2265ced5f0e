import { useNavigate } from 'react-router-dom';
import { useClose } from '@market/web-kit/router/use-close';
import { useKeepSearch } from '@market/web-kit/router/use-keep-search';
import { CreatePayout } from '../../../features/payouts/components/create-payout';
import { paths } from '../../paths';

export function PayoutCreatePage() {
  const navigate = useNavigate();
  const keepSearch = useKeepSearch();
  return (
    <CreatePayout
      onClose={useClose(paths.payouts.list.href())}
      onCreated={({ reference }) =>
        void navigate(keepSearch(paths.payouts.detail.href({ reference })), { replace: true })
      }
    />
  );
}
