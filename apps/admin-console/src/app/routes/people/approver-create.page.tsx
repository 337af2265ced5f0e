import { useClose } from '@market/web-kit/router/use-close';
import { ApproverFormDrawer } from '../../../features/people/components/approver-form-drawer';
import { paths } from '../../paths';

export function ApproverCreatePage() {
  const close = useClose(paths.people.list.href());
  return <ApproverFormDrawer onClose={close} />;
}
