import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlatformPartner } from '@market/domain/shipping/partner';
import { Button } from '@market/ui/button';
import { ConfirmDialog } from '@market/ui/confirm-dialog';
import { ReasonButton } from '@market/console/forms/reason-button';
import { notify } from '@market/web-kit/notifications';
import { useServices } from '@market/web-kit/services';
import { SendPartnerBackDialog } from './send-partner-back-dialog';
import { deactivatePartner, decideOnPartner, reactivatePartner } from '../partners.queries';

export function PartnerActions({ partner }: { partner: PlatformPartner }) {
  if (partner.status === 'deactivated') return <ReactivateButton partner={partner} />;
  if (partner.status === 'submitted') return <DecisionButtons partner={partner} />;
  return <DeactivateButton partner={partner} />;
}

function DecisionButtons({ partner: { id, companyName } }: { partner: PlatformPartner }) {
  const { api } = useServices();
  const [isSendingBack, setSendingBack] = useState(false);
  const decide = useMutation(decideOnPartner(api));
  return (
    <>
      <Button onClick={() => setSendingBack(true)}>Send back</Button>
      <ConfirmDialog
        tone="primary"
        title={`Approve ${companyName}?`}
        confirmLabel="Approve"
        busyLabel="Approving…"
        onConfirm={async () => {
          await decide.mutateAsync({ params: { id }, body: { approved: true } });
          notify.success(`${companyName} can be assigned deliveries`);
        }}
        trigger={<Button variant="primary">Approve</Button>}
      >
        The company can be assigned deliveries immediately, and is notified by email.
      </ConfirmDialog>
      {isSendingBack && (
        <SendPartnerBackDialog
          companyName={companyName}
          onSend={(body) => decide.mutateAsync({ params: { id }, body })}
          onClose={() => setSendingBack(false)}
        />
      )}
    </>
  );
}

function DeactivateButton({ partner: { id, companyName } }: { partner: PlatformPartner }) {
  const { api } = useServices();
  const deactivate = useMutation(deactivatePartner(api));
  return (
    <ReasonButton
      label="Deactivate"
      title={`Deactivate ${companyName}?`}
      description="Its users are signed out and cannot sign in. Orders that have not been picked up can be reassigned."
      confirmLabel="Deactivate"
      busyLabel="Deactivating…"
      onSend={(reason) => deactivate.mutateAsync({ params: { id }, body: { reason } })}
    />
  );
}

function ReactivateButton({ partner: { id } }: { partner: PlatformPartner }) {
  const { api } = useServices();
  const reactivate = useMutation(reactivatePartner(api));
  return (
    <Button
      busy={reactivate.isPending}
      busyLabel="Reactivating…"
      onClick={() => reactivate.mutate({ params: { id } })}
    >
      Reactivate
    </Button>
  );
}
