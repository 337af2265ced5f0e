import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useClose } from '@market/web-kit/router/use-close';
import { useServices } from '@market/web-kit/services';
import { TestimonialDrawer } from '../../../features/testimonials/components/testimonial-drawer';
import {
  updateTestimonial,
  createTestimonial,
  findTestimonialOrThrow,
  testimonialListQuery,
} from '../../../features/testimonials/testimonials.queries';
import { paths } from '../../paths';

export function TestimonialCreatePage() {
  const { api } = useServices();
  const create = useMutation(createTestimonial(api));
  const close = useClose(paths.testimonials.list.href());
  return (
    <TestimonialDrawer
      title="Add testimonial"
      saveLabel="Add testimonial"
      initial={{ quote: '', name: '', hidden: false }}
      onSave={(body) => create.mutateAsync({ body })}
      onClose={close}
    />
  );
}

export function TestimonialEditPage() {
  const { id = '' } = useParams();
  const { api } = useServices();
  const { data } = useSuspenseQuery(testimonialListQuery(api));
  const change = useMutation(updateTestimonial(api));
  const close = useClose(paths.testimonials.list.href());
  const { quote, name, role, hidden } = findTestimonialOrThrow(data.rows, id);
  return (
    <TestimonialDrawer
      key={id}
      title="Edit testimonial"
      saveLabel="Save testimonial"
      initial={{ quote, name, role, hidden }}
      onSave={(body) => change.mutateAsync({ params: { id }, body })}
      onClose={close}
    />
  );
}
