import { useSuspenseQuery } from '@tanstack/react-query';
import { Alert } from '@market/ui/alert';
import { Drawer } from '@market/ui/drawer';
import { useClose } from '@market/web-kit/router/use-close';
import { useServices } from '@market/web-kit/services';
import { ChangeBankForm } from '../../../features/store/components/bank-form';
import { merchantProfileQuery } from '../../../features/store/store.queries';
import { paths } from '../../paths';

export function BankChangePage() {
  const { api } = useServices();
  const close = useClose(paths.bank.details.href());
  const { data: profile } = useSuspenseQuery(merchantProfileQuery(api));
  return (
    <Drawer open docked onOpenChange={close} title="Change bank account">
      <div className="grid gap-4">
        {profile.store.status === 'live' && <Alert tone="warning">Your approvers saw the old account, so your store goes back to them. Customers cannot buy from it until it is approved again.</Alert>}
        <ChangeBankForm onSaved={close} />
      </div>
    </Drawer>
  );
}
