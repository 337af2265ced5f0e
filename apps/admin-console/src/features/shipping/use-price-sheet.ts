import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { isApiError } from '@market/api-client/errors';
import { tariffSchema, type SavedTariff } from '@market/domain/shipping/tariff';
import { useServices } from '@market/web-kit/services';
import { useSaveError } from '@market/web-kit/use-session';
import {
  findConflicts,
  priceRows,
  rebaseDrafts,
  toRates,
  type PriceDrafts,
} from './model/price-sheet';
import { savePrices, tariffQuery } from './shipping.queries';

interface Snapshot {
  readonly drafts: PriceDrafts;
  /** Set after someone else saved a version in the meantime. `base` is then that version. */
  readonly overtaken:
    | {
        readonly version: number;
        /** The cells that both changed, until the user chooses a value. */
        readonly open: readonly string[];
      }
    | undefined;
}

interface PriceEdits extends Snapshot {
  /** The version that the changes are based on, because the tariff may be refetched. */
  readonly base: SavedTariff;
  readonly past: readonly Snapshot[];
  /** Undo reverts consecutive edits of one cell together. */
  readonly lastEdited: string | undefined;
}

const unedited = { drafts: {}, past: [], lastEdited: undefined, overtaken: undefined };

export function usePriceSheet(saved: SavedTariff) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const saving = useMutation(savePrices(api));
  const saveError = useSaveError(saving.error);
  const [state, setState] = useState<PriceEdits>();
  const editing: PriceEdits = state ?? { ...unedited, base: saved };
  const { base, drafts, past, lastEdited, overtaken } = editing;
  const rows = priceRows(base, drafts);
  const cells = rows.flatMap((row) => row.cells);
  const vehicleNames = new Map(base.vehicles.map(({ id, name }) => [id, name]));

  const edit = (changes: PriceDrafts, cellId?: string) =>
    setState({
      ...editing,
      drafts: { ...drafts, ...changes },
      past: cellId !== undefined && cellId === lastEdited ? past : [...past, { drafts, overtaken }],
      lastEdited: cellId,
    });
  const discard = () => {
    setState(undefined);
    saving.reset();
  };
  const continueWith = (newer: SavedTariff) => {
    queryClient.setQueryData(tariffQuery(api).queryKey, newer);
    setState({
      ...unedited,
      base: newer,
      drafts: rebaseDrafts(base, drafts, newer),
      overtaken: { version: base.version, open: findConflicts(base, drafts, newer) },
    });
    saving.reset();
  };

  return {
    tariff: base,
    rows,
    changes: cells.filter(({ isChanged }) => isChanged).length,
    problems: cells.filter(({ problem }) => problem !== undefined).length,
    isSaving: saving.isPending,
    saveError,
    /** The changed cells for which the user must choose between both values. */
    conflict: overtaken && {
      version: overtaken.version,
      cells: rows.flatMap(({ rate, cells }) =>
        cells
          .filter(({ id, isChanged }) => isChanged && overtaken.open.includes(id))
          .map((cell) => ({ ...cell, vehicle: vehicleNames.get(rate.vehicleId) ?? '' })),
      ),
    },
    edit,
    undo: () => {
      const previous = past.at(-1);
      if (previous)
        setState({
          ...editing,
          ...previous,
          past: past.slice(0, -1),
          lastEdited: undefined,
        });
    },
    discard,
    /** Keeps the user's value of a cell, or takes the saved one. */
    choose: (id: string, value: 'mine' | 'saved') => {
      if (!overtaken) return;
      const { [id]: _mine, ...others } = drafts;
      setState({
        ...editing,
        drafts: value === 'mine' ? drafts : others,
        past: [...past, { drafts, overtaken }],
        lastEdited: undefined,
        overtaken: { ...overtaken, open: overtaken.open.filter((each) => each !== id) },
      });
    },
    async save(): Promise<void> {
      try {
        const { version } = base;
        const next = await saving.mutateAsync({ body: { version, rates: toRates(rows) } });
        queryClient.setQueryData(tariffQuery(api).queryKey, next);
        discard();
      } catch (error) {
        if (!isApiError(error)) throw error;
        const newer = error.status === 409 ? z.safeParse(tariffSchema, error.data).data : undefined;
        if (newer) continueWith(newer);
      }
    },
  };
}

export type PriceSheetState = ReturnType<typeof usePriceSheet>;
