import { formatKobo, type Kobo } from '@market/domain/money';
import type { StoreProfile } from '@market/domain/stores/store';
import type { Db } from '../../db/db';
import type { Principal } from '../../platform/principal';
import type { AuditService } from '../audit';
import type { StoreRow } from './stores.repository';

/**
 * The highest order total that customers can pay on delivery, kobo. Null when the store does not
 * accept pay on delivery.
 */
export const payOnDeliveryLimit = ({
  accepted,
  upTo,
}: StoreProfile['payOnDelivery']): Kobo | null => (accepted && upTo !== undefined ? upTo : null);

const limitText = (upTo: Kobo | null): string =>
  upTo === null ? 'Off' : `Up to ${formatKobo(upTo)}`;

export const createPayOnDeliveryRecorder =
  ({ audit }: { readonly audit: Pick<AuditService, 'record'> }) =>
  async (
    db: Db,
    principal: Principal,
    { id, storeName, payOnDeliveryUpTo: before }: StoreRow,
    after: Kobo | null | undefined,
  ): Promise<void> => {
    if (after === undefined || after === before) return;
    await audit.record(db, principal, {
      action: 'store.payOnDeliveryChanged',
      subject: 'store',
      subjectId: id,
      subjectName: storeName,
      before: { payOnDelivery: limitText(before) },
      after: { payOnDelivery: limitText(after) },
    });
  };
