import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { InboxItem } from '@market/domain/inbox/inbox';
import { useServices } from '@market/web-kit/services';
import {
  hubApproval,
  hubRefusal,
  payoutApproval,
  productDecision,
  storeDecision,
} from './inbox.queries';
import { itemKey } from './model/inbox-texts';

/** How long a decision can be undone. It is sent afterwards, or when the user leaves the page. */
export const UNDO_MS = 6000;

export interface Decision {
  readonly item: InboxItem;
  /** The reason for sending it back. Undefined approves it. */
  readonly reason: string | undefined;
}

export type DecisionState =
  | { readonly phase: 'undoable' | 'sending'; readonly approved: boolean }
  | { readonly phase: 'failed'; readonly message: string };

/** Sends a decision to the endpoint of its kind. */
function useSend() {
  const { api } = useServices();
  const { mutateAsync: store } = useMutation(storeDecision(api));
  const { mutateAsync: product } = useMutation(productDecision(api));
  const { mutateAsync: payout } = useMutation(payoutApproval(api));
  const { mutateAsync: hub } = useMutation(hubApproval(api));
  const { mutateAsync: refuseHub } = useMutation(hubRefusal(api));
  return ({
    item: { kind, id, merchantId = '', waitingSince },
    reason,
  }: Decision): Promise<unknown> => {
    const body =
      reason === undefined ? { approved: true } : { approved: false, reviewNote: reason };
    switch (kind) {
      case 'store':
        return store({ params: { id }, body });
      case 'product':
        return product({
          query: { productId: id, merchantId },
          body: { ...body, submittedAt: waitingSince },
        });
      case 'payout':
        return payout({ body: { action: 'approve', payoutId: id } });
      case 'hub':
        return reason === undefined
          ? hub({ body: { storeId: id } })
          : refuseHub({ body: { storeId: id, reviewNote: reason } });
      default:
        return Promise.resolve();
    }
  };
}

/**
 * Decisions of this page by item. Each can be undone for a few seconds before it is sent; all that
 * are left are sent when the page closes.
 */
export function useDecisions() {
  const [states, setStates] = useState<ReadonlyMap<string, DecisionState>>(new Map());
  const waiting = useRef(new Map<string, { timer: number; decision: Decision }>());
  const send = useSend();
  const latestSend = useRef(send);
  useEffect(() => {
    latestSend.current = send;
  });

  const setState = useCallback(
    (key: string, state: DecisionState | undefined) =>
      setStates((current) => {
        const next = new Map(current);
        if (state) next.set(key, state);
        else next.delete(key);
        return next;
      }),
    [],
  );

  const commit = useCallback(
    async (key: string) => {
      const entry = waiting.current.get(key);
      if (!entry) return;
      clearTimeout(entry.timer);
      waiting.current.delete(key);
      setState(key, { phase: 'sending', approved: entry.decision.reason === undefined });
      try {
        await latestSend.current(entry.decision);
        setState(key, undefined);
      } catch (error) {
        setState(key, {
          phase: 'failed',
          message: error instanceof Error ? error.message : 'That did not work. Try again.',
        });
      }
    },
    [setState],
  );

  useEffect(() => {
    const sendAll = () => {
      for (const key of [...waiting.current.keys()]) void commit(key);
    };
    addEventListener('pagehide', sendAll);
    return () => {
      removeEventListener('pagehide', sendAll);
      sendAll();
    };
  }, [commit]);

  return {
    states,
    decide(decision: Decision) {
      const key = itemKey(decision.item);
      if (waiting.current.has(key)) return;
      setState(key, { phase: 'undoable', approved: decision.reason === undefined });
      waiting.current.set(key, {
        timer: window.setTimeout(() => void commit(key), UNDO_MS),
        decision,
      });
    },
    undo(key: string) {
      const entry = waiting.current.get(key);
      if (!entry) return;
      clearTimeout(entry.timer);
      waiting.current.delete(key);
      setState(key, undefined);
    },
  };
}
