import { useMutation } from '@tanstack/react-query';
import { useClose } from '@market/web-kit/router/use-close';
import { useServices } from '@market/web-kit/services';
import { PolicyDrawer } from '../../../features/policies/components/policy-drawer';
import { unusedPolicyKinds, createPolicy } from '../../../features/policies/policies.queries';
import { paths } from '../../paths';
import { usePolicies } from './use-policies';

export function PolicyCreatePage() {
  const { api } = useServices();
  const kinds = unusedPolicyKinds(usePolicies());
  const create = useMutation(createPolicy(api));
  const close = useClose(paths.policies.list.href());
  const initial = { kind: kinds[0] ?? 'returns', title: '', text: '' };
  return (
    <PolicyDrawer
      title="Add policy"
      saveLabel="Add policy"
      initial={initial}
      kinds={kinds}
      onSave={(body) => create.mutateAsync({ body })}
      onClose={close}
    />
  );
}
