import { ChevronRight } from 'lucide-react';
import type { DashboardTasks } from '@market/domain/dashboard/merchant-dashboard';
import { Card } from '@market/ui/card';
import { EmptyState } from '@market/ui/empty-state';
import { Link } from '@market/ui/link';
import { Skeleton } from '@market/ui/skeleton';
import { useNow } from '@market/web-kit/use-now';
import { toTasks, type Task } from './tasks';

interface OpenTasksProps {
  needs: DashboardTasks | undefined;
  /** Renders nothing when there are no tasks, because the page shows the set-up steps instead. */
  hiddenWhenDone: boolean;
}

export function OpenTasks({ needs, hiddenWhenDone }: OpenTasksProps) {
  const now = useNow();
  const tasks = needs && toTasks(needs, now);
  if (hiddenWhenDone && tasks?.length === 0) return null;
  return (
    <Card title="To do" flush aria-busy={!tasks}>
      {tasks?.length === 0 ? (
        <EmptyState tone="done" headingLevel={3} title="Nothing to do">
          New orders, returns and low-stock products appear here.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {tasks ? tasks.map((task) => <TaskRow key={task.title} {...task} />) : <TaskSkeletons />}
        </ul>
      )}
    </Card>
  );
}

function TaskRow({ title, detail, to, icon: Icon, urgent }: Task) {
  return (
    <li>
      <Link to={to} className="flex min-h-16 items-center gap-3.5 px-5 py-2.5 hover:bg-hover">
        <span
          className={`grid size-9 flex-none place-items-center rounded-2 ${urgent ? 'bg-accent text-on-accent' : 'bg-sunken text-text-2'}`}
        >
          <Icon size={18} />
        </span>
        <span className="min-w-0 flex-1 text-sm">
          <span className="block truncate font-semibold">{title}</span>
          <span className="block truncate text-muted">{detail}</span>
        </span>
        <ChevronRight size={16} className="text-muted" />
      </Link>
    </li>
  );
}

const TaskSkeletons = () =>
  ['first', 'second', 'third'].map((row) => (
    <li key={row} aria-hidden="true" className="flex min-h-16 items-center gap-3.5 px-5">
      <Skeleton className="size-9" />
      <Skeleton className="h-4 w-1/2" />
    </li>
  ));
