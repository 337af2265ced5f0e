import { useMutation } from '@tanstack/react-query';
import type { HubApplication, Hub } from '@market/domain/hubs/hub';
import { formatDate } from '@market/domain/lagos-time';
import { Button } from '@market/ui/button';
import { Card } from '@market/ui/card';
import { ConfirmDialog } from '@market/ui/confirm-dialog';
import { DescriptionList } from '@market/ui/description-list';
import { StatusTag } from '@market/ui/status-tag';
import { useServices } from '@market/web-kit/services';
import { leaveHub } from '../store.mutations';

const statusTexts = {
  pending: {
    label: 'Awaiting decision',
    tone: 'pending',
    button: 'Withdraw application',
    title: 'Withdraw the application?',
    consequence: 'The platform will not review it. You can apply again.',
    stay: 'Keep it',
  },
  approved: {
    label: 'Approved',
    tone: 'done',
    button: 'Leave the hub',
    title: 'Leave the hub?',
    consequence:
      'Riders collect new orders at your pick-up address again. To rejoin, you must apply again.',
    stay: 'Stay',
  },
} as const;

export function HubApplicationCard({
  application,
}: {
  application: HubApplication & { status: keyof typeof statusTexts };
}) {
  const { api } = useServices();
  const withdraw = useMutation(leaveHub(api));
  const { hub, status, note, appliedAt, decidedAt } = application;
  const words = statusTexts[status];
  return (
    <Card
      title={hub.name}
      action={<StatusTag tone={words.tone}>{words.label}</StatusTag>}
      footer={
        <ConfirmDialog
          trigger={<Button size="sm">{words.button}</Button>}
          title={words.title}
          confirmLabel={words.button}
          cancelLabel={words.stay}
          busyLabel="Saving…"
          onConfirm={() => withdraw.mutateAsync({})}
        >
          {words.consequence}
        </ConfirmDialog>
      }
    >
      <div className="grid gap-4">
        <p className="text-sm text-text-2">
          {status === 'approved'
            ? 'Bring confirmed orders here. Riders collect them from the hub.'
            : 'We email you when the platform has decided. Until then, riders collect at your pick-up address.'}
        </p>
        <DescriptionList
          items={[
            { term: 'Address', value: hubAddress(hub) },
            { term: 'Phone', value: hub.phoneNumber },
            { term: 'Applied', value: formatDate(appliedAt) },
            ...(decidedAt ? [{ term: 'Approved', value: formatDate(decidedAt) }] : []),
            ...(note ? [{ term: 'Your note', value: note }] : []),
          ]}
        />
      </div>
    </Card>
  );
}

/** "3 Kudirat Abiola Way, Ikeja, Lagos". */
export const hubAddress = ({ address: { street, city, state } }: Hub): string =>
  [street, city, state].join(', ');
