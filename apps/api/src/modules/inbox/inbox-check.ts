import type { InboxCheck, InboxDetail } from '@market/domain/inbox/inbox-detail';

export type ItemFacts = Pick<InboxDetail, 'amounts' | 'checks' | 'message'>;

export const inboxCheck = (ok: boolean, passed: string, failed: string): InboxCheck => ({
  ok,
  text: ok ? passed : failed,
});
