import { useMutation } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useClose } from '@market/web-kit/router/use-close';
import { useServices } from '@market/web-kit/services';
import { PolicyDrawer } from '../../../features/policies/components/policy-drawer';
import {
  unusedPolicyKinds,
  updatePolicy,
  findPolicyOrThrow,
} from '../../../features/policies/policies.queries';
import { paths } from '../../paths';
import { usePolicies } from './use-policies';

export function PolicyEditPage() {
  const { id = '' } = useParams();
  const { api } = useServices();
  const rows = usePolicies();
  const change = useMutation(updatePolicy(api));
  const close = useClose(paths.policies.list.href());
  const { kind, title, summary, text } = findPolicyOrThrow(rows, id);
  const others = rows.filter((policy) => policy.id !== id);
  return (
    <PolicyDrawer
      key={id}
      title="Edit policy"
      saveLabel="Save policy"
      initial={{ kind, title, summary, text }}
      kinds={unusedPolicyKinds(others)}
      onSave={(body) => change.mutateAsync({ params: { id }, body })}
      onClose={close}
    />
  );
}
