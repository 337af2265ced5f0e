import { useMutation } from '@tanstack/react-query';
import { fullName } from '@market/domain/accounts/person-name';
import type { Admin } from '@market/domain/accounts/admin';
import { SegmentedControl } from '@market/ui/segmented-control';
import { useServices } from '@market/web-kit/services';
import { levelOptions } from '../model/people-texts';
import { changeApproverLevel } from '../people.queries';

/** Sets which approvals a store approver can give. Each choice is saved immediately. */
export function ApproverLevel({ approver }: { approver: Admin }) {
  const { api } = useServices();
  const change = useMutation(changeApproverLevel(api));
  return (
    <SegmentedControl
      label={`Approvals by ${fullName(approver)}`}
      options={levelOptions}
      value={(change.isPending ? change.variables.body.level : approver.level) ?? 'both'}
      onValueChange={(level) => change.mutate({ params: { id: approver.id }, body: { level } })}
    />
  );
}
