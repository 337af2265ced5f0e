import { ChevronRight, CloudUpload, TriangleAlert } from 'lucide-react';
import { formatTime } from '@market/domain/lagos-time';
import { Link } from '@market/ui/link';
import { useOfflineSince, useSteps } from '../queue/use-steps';

/** Shown on every screen while the server has not accepted all steps. */
export function QueuedStepsBanner({ to }: { to: string }) {
  const steps = useSteps();
  const since = useOfflineSince();
  const refused = steps.filter(({ refusal }) => refusal).length;
  const saving = steps.filter(({ isSaving }) => isSaving).length;
  const waiting = steps.length - refused - saving;
  const Icon = refused > 0 ? TriangleAlert : CloudUpload;
  return (
    <div role="status">
      {steps.length > 0 && (
        <Link
          to={to}
          className={`flex min-h-14 items-center gap-3 border-b px-4 py-2 text-sm -outline-offset-2! ${refused > 0 ? 'border-danger bg-danger-soft text-on-danger-soft' : 'border-line-strong bg-warning-soft text-on-warning-soft'}`}
        >
          <Icon size={20} aria-hidden="true" className="flex-none" />
          <span className="min-w-0 flex-1">
            <b className="block font-semibold">
              {[
                refused > 0 && `${refused} rejected`,
                waiting > 0 && `${waiting} waiting to send`,
                saving > 0 && `${saving} saving`,
              ]
                .filter(Boolean)
                .join(', ')}
            </b>
            {refused > 0
              ? 'See why and what to do'
              : since
                ? `No network since ${formatTime(since)}`
                : 'Sent in order as soon as the server responds'}
          </span>
          <ChevronRight size={18} aria-hidden="true" className="flex-none" />
        </Link>
      )}
    </div>
  );
}
