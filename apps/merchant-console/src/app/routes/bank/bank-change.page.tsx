import { Drawer } from '@market/ui/drawer';
import { useClose } from '@market/web-kit/router/use-close';
import { ChangeBankForm } from '../../../features/store/components/bank-form';
import { paths } from '../../paths';

export function BankChangePage() {
  const close = useClose(paths.bank.details.href());
  return (
    <Drawer open docked onOpenChange={close} title="Change bank account">
      <ChangeBankForm onSaved={close} />
    </Drawer>
  );
}
