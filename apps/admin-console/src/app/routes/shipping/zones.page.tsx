import { useSuspenseQuery } from '@tanstack/react-query';
import { useLeaveGuard } from '@market/console/forms/use-leave-guard';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { Card } from '@market/ui/card';
import { useServices } from '@market/web-kit/services';
import { SaveBar } from '../../../features/shipping/components/save-bar';
import { StateList } from '../../../features/shipping/components/state-list';
import { ZoneList } from '../../../features/shipping/components/zone-list';
import { ZoneMap } from '../../../features/shipping/components/zone-map';
import { tariffQuery } from '../../../features/shipping/shipping.queries';
import { useZoneDraft } from '../../../features/shipping/use-zone-draft';
import { RecordHistory } from '../../../shared/record-history';
import { ShippingLayout } from './shipping-layout';

export function ZonesPage() {
  const { api } = useServices();
  const { data: saved } = useSuspenseQuery(tariffQuery(api));
  const editing = useZoneDraft(saved);
  const { tariff, zones, selected, changes, problem, saveError, isStale } = editing;
  const guard = useLeaveGuard(changes.length > 0);
  return (
    <ShippingLayout
      tab="zones"
      tariff={tariff}
      actions={
        <SaveBar
          summary={changes.length > 0 ? `${changes.join(', ')}, not saved` : undefined}
          blockedReason={problem}
          saveLabel="Save zones"
          isSaving={editing.isSaving}
          onSave={editing.save}
          onDiscard={editing.discard}
        />
      }
    >
      {saveError && (
        <Alert className="mb-4">
          {saveError}{' '}
          {isStale && (
            <Button size="sm" onClick={() => void editing.loadLatest()}>
              Discard my changes and load the saved version
            </Button>
          )}
        </Alert>
      )}
      <div className="grid gap-4 max-md:pb-24">
        <Card title="Zones on the map">
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <ZoneMap
              zones={zones}
              selected={selected}
              onPress={(state) => editing.move(state, selected.key)}
            />
            <ZoneList editing={editing} />
          </div>
        </Card>
        <Card title="States and their zones">
          <StateList editing={editing} />
        </Card>
        <div className="rounded-3 border border-line bg-surface p-5">
          <RecordHistory subject="tariff" />
        </div>
      </div>
      {guard.dialog}
    </ShippingLayout>
  );
}
