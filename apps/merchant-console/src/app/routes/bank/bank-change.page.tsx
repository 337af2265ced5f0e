import { useRef } from 'react';
import { Drawer } from '@market/ui/drawer';
import { useClose } from '@market/web-kit/router/use-close';
import { ChangeBankForm } from '../../../features/store/components/bank-form';
import { paths } from '../../paths';

export function BankChangePage() {
  const close = useClose(paths.bank.details.href());
  // Focuses the form instead of the close button.
  const start = useRef<HTMLDivElement>(null);
  return (
    <Drawer open docked onOpenChange={close} title="Change bank account" initialFocus={start}>
      <div ref={start} tabIndex={-1} className="outline-none! shadow-none!">
        <ChangeBankForm onSaved={close} />
      </div>
    </Drawer>
  );
}
