import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError } from '@market/api-client/errors';
import { beforeSignOut } from '@market/web-kit/sign-out';
import { useServices } from '@market/web-kit/services';
import { inboxDetailQuery } from './inbox.queries';
import { itemKey } from './model/inbox-texts';
import { useSendDecision, type Decision } from './use-send-decision';

export const UNDO_MS = 6000;

export type DecisionState =
  | { readonly phase: 'undoable' | 'sending' | 'sent'; readonly approved: boolean }
  | { readonly phase: 'failed'; readonly message: string };

/** Whether the decision can still be undone, or is being sent. */
export const isDecided = (
  state: DecisionState | undefined,
): state is DecisionState & { readonly approved: boolean } =>
  state?.phase === 'undoable' || state?.phase === 'sending';

/**
 * The decisions made on this page, by item. Each can be undone for a few seconds, and is then sent
 * once. Pending decisions are sent when the user leaves the page, hides or closes it, or signs out.
 */
export function useDecisions() {
  const { api, queryClient, session, renew } = useServices();
  const [states, setStates] = useState<ReadonlyMap<string, DecisionState>>(new Map());
  const waiting = useRef(new Map<string, { timer: number; decision: Decision }>());
  const send = useSendDecision();
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

  const take = useCallback((key: string) => {
    const entry = waiting.current.get(key);
    if (!entry) return undefined;
    clearTimeout(entry.timer);
    waiting.current.delete(key);
    return entry.decision;
  }, []);

  const commit = useCallback(
    async (key: string) => {
      const decision = take(key);
      if (!decision) return;
      const approved = decision.reason === undefined;
      setState(key, { phase: 'sending', approved });
      try {
        await latestSend.current(decision);
        setState(key, { phase: 'sent', approved });
      } catch (error) {
        // Someone else may have decided on the item in the meantime.
        if (isApiError(error) && error.status === 409)
          await queryClient.refetchQueries(inboxDetailQuery(api, decision.item));
        setState(key, {
          phase: 'failed',
          message:
            error instanceof Error ? error.message : 'Your decision was not saved. Try again.',
        });
      }
    },
    [api, queryClient, setState, take],
  );

  useEffect(() => {
    const sendAll = () => Promise.all([...waiting.current.keys()].map(commit));
    const onLeave = () => void sendAll();
    // Phones may close a hidden page without another event.
    const onVisibilityChange = () => {
      if (document.visibilityState === 'hidden') onLeave();
    };
    addEventListener('pagehide', onLeave);
    document.addEventListener('visibilitychange', onVisibilityChange);
    const removeTask = beforeSignOut(sendAll);
    return () => {
      removeEventListener('pagehide', onLeave);
      document.removeEventListener('visibilitychange', onVisibilityChange);
      removeTask();
      onLeave();
    };
  }, [commit]);

  return {
    states,
    decide(decision: Decision) {
      const key = itemKey(decision.item);
      if (waiting.current.has(key) || states.get(key)?.phase === 'sending') return;
      // Renews the session now: a page that is closing cannot renew it and send the decision again.
      if (session.token() === undefined) void renew().catch(() => undefined);
      setState(key, { phase: 'undoable', approved: decision.reason === undefined });
      waiting.current.set(key, {
        timer: window.setTimeout(() => void commit(key), UNDO_MS),
        decision,
      });
    },
    undo(key: string) {
      if (take(key)) setState(key, undefined);
    },
  };
}
