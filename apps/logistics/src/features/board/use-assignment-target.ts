import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { lagosDate } from '@market/domain/lagos-time';
import type { RiderKind, RiderPlan } from '@market/domain/shipping/rider-plan';
import { useServices } from '@market/web-kit/services';
import { boardRidersQuery } from './board.queries';

export interface RiderGroup {
  readonly kind: RiderKind;
  readonly riders: readonly RiderPlan[];
}

export function useAssignmentTarget({ now, enabled }: { now: Date; enabled: boolean }) {
  const { api } = useServices();
  const [riderId, setRiderId] = useState('');
  const [day, setDay] = useState(() => lagosDate(now));
  const partners = useQuery({ ...boardRidersQuery(api, 'partner', now), enabled });
  const dispatchers = useQuery({ ...boardRidersQuery(api, 'dispatcher', now), enabled });
  const groups = useMemo(
    (): readonly RiderGroup[] => [
      { kind: 'partner', riders: partners.data?.rows ?? [] },
      { kind: 'dispatcher', riders: dispatchers.data?.rows ?? [] },
    ],
    [partners.data, dispatchers.data],
  );
  const group = groups.find(({ riders }) => riders.some(({ id }) => id === riderId));
  // The same object until the target changes, so that the memoised views do not render again.
  const target = useMemo(
    () => ({
      groups,
      rider: group?.riders.find(({ id }) => id === riderId),
      kind: group?.kind ?? ('partner' as const),
      day,
      setDay,
      chooseRider: setRiderId,
    }),
    [groups, group, riderId, day],
  );
  return { target, riders: partners.error && !partners.data ? partners : dispatchers };
}

export type AssignmentTarget = ReturnType<typeof useAssignmentTarget>['target'];
