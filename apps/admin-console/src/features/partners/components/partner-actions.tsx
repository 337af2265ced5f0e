import { useMutation } from '@tanstack/react-query';
import { partnerDecisionSchema, type PlatformPartner } from '@market/domain/shipping/partner';
import { Button } from '@market/ui/button';
import { ConfirmDialog } from '@market/ui/confirm-dialog';
import { ReasonButton } from '@market/console/forms/reason-button';
import { notify } from '@market/web-kit/notifications';
import { useServices } from '@market/web-kit/services';
import { partnerReasons, partnerStepOptions, stepForReason } from '../../../shared/partner-texts';
import { SendBackButton } from '../../../shared/send-back-button';
import { deactivatePartner, decideOnPartner, reactivatePartner } from '../partners.queries';

export function PartnerActions({ partner }: { partner: PlatformPartner }) {
  if (partner.status === 'deactivated') return <ReactivateButton partner={partner} />;
  if (partner.status === 'submitted') return <DecisionButtons partner={partner} />;
  return <DeactivateButton partner={partner} />;
}

function DecisionButtons({ partner: { id, companyName } }: { partner: PlatformPartner }) {
  const { api } = useServices();
  const decide = useMutation(decideOnPartner(api));
  return (
    <>
      <SendBackButton
        name={companyName}
        description="The partner receives your reason by email, and the application opens at this step."
        reasons={partnerReasons}
        steps={{ options: partnerStepOptions, ofReason: stepForReason }}
        schema={partnerDecisionSchema}
        onSend={(body) => decide.mutateAsync({ params: { id }, body })}
      />
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
