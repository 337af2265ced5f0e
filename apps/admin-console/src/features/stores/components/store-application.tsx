import { Mail, Phone } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { StoreApplicationDetail } from '@market/domain/stores/store';
import { ApprovalSteps } from '@market/ui/approval-steps';
import { EmailText } from '@market/ui/email-text';
import { StatusTag } from '@market/ui/status-tag';
import { StoreMonogram } from '@market/ui/store-monogram';
import { telHref } from '@market/ui/link';
import { RecordHistory } from '../../../shared/record-history';
import { applicationSteps } from '../model/approvals';
import { storeStatusText } from '../model/store-texts';
import { ApplicationChanges } from './application-changes';
import { ApplicationFacts } from './application-facts';
import { DecisionBar } from './decision-bar';

interface StoreApplicationProps {
  store: StoreApplicationDetail;
  /** The button that changes the payment category. */
  changeCategory: ReactNode;
}

export function StoreApplication({ store, changeCategory }: StoreApplicationProps) {
  const titleId = useId();
  const { label, tone } = storeStatusText(store);
  const section = useFocusWhenChosen(store.id);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="rounded-3 border border-line bg-surface outline-none! shadow-none!"
    >
      <header className="flex flex-wrap items-center gap-4 p-5">
        <StoreMonogram name={store.storeName} size="lg" />
        <div className="min-w-0 flex-1 basis-52">
          <h2 id={titleId} className="display text-d3 wrap-anywhere">
            {store.storeName}
          </h2>
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
            <span className="wrap-anywhere">{store.merchantName}</span>
            <a
              href={`mailto:${store.email}`}
              className="inline-flex items-center gap-1.5 hover:underline"
            >
              <Mail size={14} />
              <EmailText>{store.email}</EmailText>
            </a>
            {store.phoneNumber && (
              <a
                href={telHref(store.phoneNumber)}
                className="inline-flex items-center gap-1.5 nums hover:underline"
              >
                <Phone size={14} />
                {store.phoneNumber}
              </a>
            )}
          </p>
        </div>
        <StatusTag tone={tone}>{label}</StatusTag>
      </header>
      <div className="border-y border-line bg-bg px-5 py-4">
        <ApprovalSteps label="Approvals" steps={applicationSteps(store)} isRow />
      </div>
      <div className="p-5">
        {store.changes && (
          <ApplicationChanges changes={store.changes} answer={store.reviewAnswer} />
        )}
        <ApplicationFacts store={store} />
        <div className="mt-5 border-t border-line pt-5">
          <RecordHistory subject="store" id={store.id} />
        </div>
      </div>
      <footer className="sticky bottom-0 rounded-b-3 border-t border-line bg-bg px-5 py-4 empty:hidden">
        <DecisionBar key={store.id} store={store} changeCategory={changeCategory} />
      </footer>
    </section>
  );
}

/**
 * Moves the focus to the selected store, which replaces the queue on narrow screens. Does not move
 * the focus on the first page load.
 */
function useFocusWhenChosen(storeId: string) {
  const ref = useRef<HTMLElement>(null);
  const arriving = useRef(useLocation().key === 'default');
  useEffect(() => {
    if (!arriving.current) ref.current?.focus({ preventScroll: true });
    arriving.current = false;
  }, [storeId]);
  return ref;
}
