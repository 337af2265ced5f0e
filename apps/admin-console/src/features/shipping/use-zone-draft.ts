import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '@market/api-client/errors';
import type { SavedTariff } from '@market/domain/shipping/tariff';
import { useServices } from '@market/web-kit/services';
import { useSaveError } from '@market/web-kit/use-session';
import {
  toDraftZones,
  moveStateToZone,
  zoneChanges,
  findZoneError,
  type DraftZone,
} from './model/zone-draft';
import { tariffQuery, saveZones } from './shipping.queries';

export function useZoneDraft(saved: SavedTariff) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const saving = useMutation(saveZones(api));
  // `base` is the version that the changes are based on, because the tariff may be refetched.
  const [state, setState] = useState<{ base: SavedTariff; zones: readonly DraftZone[] }>();
  const [selectedKey, setSelectedKey] = useState<string>();
  const [added, setAdded] = useState(0);
  const base = state?.base ?? saved;
  const zones = state?.zones ?? toDraftZones(saved.zones);
  const selected = zones.find(({ key }) => key === selectedKey) ?? zones[0];
  if (!selected) throw new Error('The shipping tariff has no zones');
  const { error } = saving;
  const saveError = useSaveError(error);

  const change = (next: readonly DraftZone[]) => setState({ base, zones: next });
  const discard = () => {
    setState(undefined);
    saving.reset();
  };
  const move = (name: string, key: string) => change(moveStateToZone(zones, name, key));

  return {
    tariff: base,
    zones,
    selected,
    changes: zoneChanges(base.zones, zones),
    problem: findZoneError(zones),
    saveError,
    isStale: isApiError(error) && error.status === 409,
    isSaving: saving.isPending,
    select: setSelectedKey,
    move,
    rename: (name: string) =>
      change(zones.map((zone) => (zone.key === selected.key ? { ...zone, name } : zone))),
    add: () => {
      const key = `new-${added + 1}`;
      setAdded(added + 1);
      change([...zones, { key, name: `New zone ${added + 1}`, states: [] }]);
      setSelectedKey(key);
    },
    remove: (key: string) => change(zones.filter((zone) => zone.key !== key)),
    discard,
    async loadLatest(): Promise<void> {
      await queryClient.invalidateQueries(tariffQuery(api));
      discard();
    },
    async save(): Promise<void> {
      try {
        const next = await saving.mutateAsync({
          body: {
            version: base.version,
            zones: zones.map(({ id, name, states }) => ({
              ...(id !== undefined && { id }),
              name: name.trim(),
              states: [...states],
            })),
          },
        });
        queryClient.setQueryData(tariffQuery(api).queryKey, next);
        discard();
      } catch (failure) {
        if (!isApiError(failure)) throw failure;
      }
    },
  };
}

export type ZoneDraftState = ReturnType<typeof useZoneDraft>;
