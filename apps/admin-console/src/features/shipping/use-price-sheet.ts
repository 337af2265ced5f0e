import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { isApiError } from '@market/api-client/errors';
import { tariffSchema, type SavedTariff } from '@market/domain/shipping/tariff';
import { useServices } from '@market/web-kit/services';
import { useSaveError } from '@market/web-kit/use-session';
import {
  priceConflicts,
  priceRows,
  toRates,
  rebaseDrafts,
  type PriceDrafts,
} from './model/price-sheet';
import { savePrices, tariffQuery } from './shipping.queries';

interface PriceEdits {
  /** The version that the changes are based on, because the tariff may be refetched. */
  readonly base: SavedTariff;
  readonly drafts: PriceDrafts;
  readonly past: readonly PriceDrafts[];
  /** Undo reverts consecutive edits of one cell together. */
  readonly lastEdited: string | undefined;
}

export function usePriceSheet(saved: SavedTariff) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const saving = useMutation(savePrices(api));
  const saveError = useSaveError(saving.error);
  const [editing, setEditing] = useState<PriceEdits>();
  const [newerTariff, setNewerTariff] = useState<SavedTariff>();
  const { base, drafts, past, lastEdited } = editing ?? {
    base: saved,
    drafts: {},
    past: [],
    lastEdited: undefined,
  };
  const rows = priceRows(base, drafts);
  const cells = rows.flatMap((row) => row.cells);

  const edit = (changes: PriceDrafts, cellId?: string) =>
    setEditing({
      base,
      drafts: { ...drafts, ...changes },
      past: cellId !== undefined && cellId === lastEdited ? past : [...past, drafts],
      lastEdited: cellId,
    });
  const discard = () => {
    setEditing(undefined);
    saving.reset();
  };

  return {
    tariff: base,
    rows,
    changes: cells.filter(({ isChanged }) => isChanged).length,
    problems: cells.filter(({ problem }) => problem !== undefined).length,
    isSaving: saving.isPending,
    /** The error from saving, except for a conflict, which the dialog shows. */
    saveError: newerTariff ? undefined : saveError,
    conflict: newerTariff && {
      theirs: newerTariff,
      cells: priceConflicts(base, drafts, newerTariff),
    },
    edit,
    undo: () => {
      const previous = past.at(-1);
      if (previous)
        setEditing({ base, drafts: previous, past: past.slice(0, -1), lastEdited: undefined });
    },
    discard,
    /** Continues with the other person's version and the changes that were kept. */
    resolve: (taken: ReadonlySet<string>) => {
      if (!newerTariff) return;
      queryClient.setQueryData(tariffQuery(api).queryKey, newerTariff);
      setEditing({
        base: newerTariff,
        drafts: rebaseDrafts(base, drafts, newerTariff, taken),
        past: [],
        lastEdited: undefined,
      });
      setNewerTariff(undefined);
      saving.reset();
    },
    async save(): Promise<void> {
      try {
        const { version } = base;
        const next = await saving.mutateAsync({ body: { version, rates: toRates(rows) } });
        queryClient.setQueryData(tariffQuery(api).queryKey, next);
        discard();
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (error.status === 409) setNewerTariff(z.safeParse(tariffSchema, error.data).data);
      }
    },
  };
}

export type PriceSheetState = ReturnType<typeof usePriceSheet>;
