import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { policyKinds, type Policy, type PolicyInput, type PolicyKind } from '@market/domain/policies/policy';
import { useClose } from '@market/web-kit/router/use-close';
import { useServices } from '@market/web-kit/services';
import { useUser } from '@market/web-kit/use-session';
import { PolicyDrawer } from '../../../features/policies/components/policy-drawer';
import { policyChange, policyCreation } from '../../../features/policies/policies.mutations';
import { policyIn, policyListQuery } from '../../../features/policies/policies.queries';
import { paths } from '../../paths';

function usePolicies(): readonly Policy[] {
  const { api } = useServices();
  return useSuspenseQuery(policyListQuery(api, useUser()?.storeId ?? '')).data.rows;
}

const kindsWithout = (taken: readonly Policy[]): PolicyKind[] => policyKinds.filter((kind) => !taken.some((policy) => policy.kind === kind));

export function PolicyCreatePage() {
  const { api } = useServices();
  const rows = usePolicies();
  const creation = useMutation(policyCreation(api));
  const close = useClose(paths.policies.list.href());
  const kinds = kindsWithout(rows);
  const initial: PolicyInput = { kind: kinds[0] ?? 'returns', title: '', text: '' };
  return <PolicyDrawer title="Add policy" saveLabel="Add policy" initial={initial} kinds={kinds} onSave={(body) => creation.mutateAsync({ body })} onClose={close} />;
}

export function PolicyEditPage() {
  const { id = '' } = useParams();
  const { api } = useServices();
  const rows = usePolicies();
  const change = useMutation(policyChange(api));
  const close = useClose(paths.policies.list.href());
  const { kind, title, summary, text } = policyIn(rows, id);
  const others = rows.filter((policy) => policy.id !== id);
  return (
    <PolicyDrawer
      key={id}
      title="Edit policy"
      saveLabel="Save policy"
      initial={{ kind, title, summary, text }}
      kinds={kindsWithout(others)}
      onSave={(body) => change.mutateAsync({ params: { id }, body })}
      onClose={close}
    />
  );
}
