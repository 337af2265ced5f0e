import * as contract from '@market/api-client/contract';
import { endpoints, type Routes } from '../../http/mount';
import type { InboxService } from './inbox.service';

export const inboxRoutes = ({ inbox }: { inbox: InboxService }): Routes =>
  endpoints(contract.inbox, {
    list: ({ principal, query }) => inbox.list(principal, query),
    detail: ({ principal, query }) => inbox.detail(principal, query),
    recent: ({ principal }) => inbox.recent(principal),
  });
