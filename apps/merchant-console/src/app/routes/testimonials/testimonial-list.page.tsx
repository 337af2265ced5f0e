import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { MAX_TESTIMONIALS, type Testimonial } from '@market/domain/themes/testimonial';
import * as themes from '@market/api-client/contract/theme/themes';
import { Button } from '@market/ui/button';
import { ConfirmDialog } from '@market/ui/confirm-dialog';
import { EmptyState } from '@market/ui/empty-state';
import toolbox from '@market/ui/illustrations/toolbox.svg';
import { Link } from '@market/ui/link';
import { PageHeader } from '@market/ui/page-header';
import { queryError } from '@market/web-kit/list/query-error';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';
import { TestimonialTable } from '../../../features/testimonials/components/testimonial-table';
import {
  removeTestimonial,
  testimonialListQuery,
} from '../../../features/testimonials/testimonials.queries';
import { paths } from '../../paths';

export function TestimonialListPage() {
  const { api } = useServices();
  const can = useCan();
  const list = useQuery(testimonialListQuery(api));
  const remove = useMutation(removeTestimonial(api));
  const [leaving, setLeaving] = useState<Testimonial>();
  // Show the button while loading, so that the layout does not shift.
  const mayAdd = list.data
    ? list.data.count > 0 && list.data.count < MAX_TESTIMONIALS
    : list.isPending;

  const create = (
    <Button
      variant="primary"
      icon={<Plus size={17} />}
      render={<Link to={paths.testimonials.create.href()} />}
    >
      Add testimonial
    </Button>
  );

  return (
    <>
      <PageHeader
        title="Testimonials"
        description={`Customer quotes on your store’s page, at most ${MAX_TESTIMONIALS}`}
        actions={mayAdd && create}
      />
      <TestimonialTable
        rows={list.data?.rows}
        editHref={({ id }) => paths.testimonials.edit.href({ id })}
        onRemove={can(themes.removeTestimonial) ? setLeaving : undefined}
        error={queryError(list)}
        empty={
          <EmptyState title="No testimonials yet" illustrationUrl={toolbox} action={create}>
            Quote a satisfied customer. Ask for their permission first.
          </EmptyState>
        }
      />
      {leaving && (
        <ConfirmDialog
          open
          title={`Remove ${leaving.name}’s testimonial?`}
          confirmLabel="Remove testimonial"
          cancelLabel="Keep testimonial"
          busyLabel="Removing…"
          onConfirm={() => remove.mutateAsync({ params: { id: leaving.id } })}
          onOpenChange={(open) => !open && setLeaving(undefined)}
        >
          To keep this testimonial without showing it, hide it instead.
        </ConfirmDialog>
      )}
      <Outlet />
    </>
  );
}
