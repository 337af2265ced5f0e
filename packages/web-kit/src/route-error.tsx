import { useRouteError } from 'react-router-dom';
import { EmptyState } from '@market/ui/empty-state';
import { Lock } from 'lucide-react';
import { HomeButton, RouteProblem, getErrorStatus, type RouteErrorProps } from './route-problem';
import { useServices } from './services';

export function RouteError(props: RouteErrorProps) {
  if (getErrorStatus(useRouteError()) !== 403) return <RouteProblem {...props} />;
  return (
    <EmptyState
      headingLevel={props.headingLevel ?? 1}
      icon={<Lock />}
      title="You do not have access to this page"
      action={<HomeButton {...props} />}
    >
      <AccessContact />
    </EmptyState>
  );
}

function AccessContact() {
  const { app } = useServices();
  return app === 'merchant' ? 'Ask the store owner for access.' : 'Ask a super admin for access.';
}
