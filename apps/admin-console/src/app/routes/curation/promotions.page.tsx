import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useLeaveGuard } from '@market/console/forms/use-leave-guard';
import type { EditablePromotion } from '@market/domain/catalogue/promotion';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { useServices } from '@market/web-kit/services';
import { NewPromotion } from '../../../features/curation/components/new-promotion';
import { PromotionEditor } from '../../../features/curation/components/promotion-editor';
import { PromotionList } from '../../../features/curation/components/promotion-list';
import { PromotionPreview } from '../../../features/curation/components/promotion-preview';
import { PublishBar } from '../../../features/curation/components/publish-bar';
import { removePromotion, promotionsQuery } from '../../../features/curation/curation.queries';
import { usePromotionDraft } from '../../../features/curation/use-promotion-draft';
import { RecordHistory } from '../../../shared/record-history';
import { paths, shopPaths } from '../../paths';
import { CurationLayout } from './curation-layout';

const SELECTED_PARAM = 'promotion';
const promotionHref = ({ id }: Pick<EditablePromotion, 'id'>) =>
  paths.curation.promotions.href({ [SELECTED_PARAM]: id });

export function PromotionsPage() {
  const { api } = useServices();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { data: promotions } = useSuspenseQuery(promotionsQuery(api));
  // The first promotion stays open when it is moved down.
  const [firstId] = useState(promotions[0]?.id);
  const selectedId = params.get(SELECTED_PARAM) ?? firstId;
  const selected = promotions.find(({ id }) => id === selectedId) ?? promotions[0];
  const open = (id: string) => void navigate(promotionHref({ id }));
  if (!selected)
    return (
      <CurationLayout tab="promotions">
        <EmptyState title="No promotions yet" action={<NewPromotion onCreated={open} />}>
          A promotion shows a few products under a title on the home page.
        </EmptyState>
      </CurationLayout>
    );
  return (
    <OpenPromotion
      key={selected.id}
      promotion={selected}
      promotions={promotions}
      onCreated={open}
    />
  );
}

interface OpenPromotionProps {
  promotion: EditablePromotion;
  promotions: readonly EditablePromotion[];
  onCreated: (id: string) => void;
}

function OpenPromotion({ promotion, promotions, onCreated }: OpenPromotionProps) {
  const { api, config } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const editing = usePromotionDraft(promotion);
  const removal = useMutation(removePromotion(api));
  const { changes, draft, saveError, isStale } = editing;
  const guard = useLeaveGuard(changes > 0, { stepParam: SELECTED_PARAM });

  const loadLatest = async () => {
    await queryClient.invalidateQueries(promotionsQuery(api));
    editing.discard();
  };
  const remove = async () => {
    await removal.mutateAsync({ params: { id: promotion.id } });
    guard.release();
    const next = promotions.find(({ id }) => id !== promotion.id);
    const href = next ? promotionHref(next) : paths.curation.promotions.href();
    void navigate(href, { replace: true });
  };

  return (
    <CurationLayout tab="promotions" actions={<PublishBar editing={editing} />}>
      {saveError && (
        <Alert className="mb-4">
          {saveError}{' '}
          {isStale && (
            <Button size="sm" onClick={() => void loadLatest()}>
              Discard my changes and load the saved version
            </Button>
          )}
        </Alert>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[24rem_minmax(0,1fr)]">
        <PromotionList
          promotions={promotions}
          selected={promotion.id}
          hrefOf={promotionHref}
          onCreated={onCreated}
        />
        <PromotionEditor title={promotion.title} editing={editing} onDelete={remove} />
      </div>
      <div className="mt-4">
        <PromotionPreview
          draft={draft}
          hrefOf={(productId) => config.origins.storefront + shopPaths.product.href({ productId })}
        />
      </div>
      <div className="mt-4 rounded-3 border border-line bg-surface p-5 max-md:mb-20">
        <RecordHistory subject="promotion" id={promotion.id} />
      </div>
      {guard.dialog}
    </CurationLayout>
  );
}
