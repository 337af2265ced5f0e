import type { ReactNode } from 'react';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { formatDate } from '@market/domain/lagos-time';
import type { Testimonial } from '@market/domain/themes/testimonial';
import { DataTable, type Column } from '@market/ui/data-table';
import { IconButton } from '@market/ui/icon-button';
import { Link } from '@market/ui/link';
import { Menu } from '@market/ui/menu';
import { StatusTag } from '@market/ui/status-tag';

interface TestimonialTableProps {
  rows: readonly Testimonial[] | undefined;
  editHref: (testimonial: Testimonial) => string;
  /** Undefined for users without permission to remove testimonials. */
  onRemove: ((testimonial: Testimonial) => void) | undefined;
  error: ReactNode;
  empty: ReactNode;
}

const createColumns = ({
  editHref,
  onRemove,
}: Pick<TestimonialTableProps, 'editHref' | 'onRemove'>): Column<Testimonial>[] => [
  {
    id: 'quote',
    header: 'Testimonial',
    className: 'md:max-w-120 md:py-2',
    cell: (testimonial) => (
      <>
        <Link
          to={editHref(testimonial)}
          title={testimonial.quote}
          className="line-clamp-4 break-words hover:underline md:line-clamp-2 md:whitespace-normal"
        >
          {`“${testimonial.quote}”`}
        </Link>
        <span className="block text-xs font-normal break-words text-muted md:whitespace-normal">
          {[testimonial.name, testimonial.role].filter(Boolean).join(', ')}
        </span>
      </>
    ),
  },
  {
    id: 'added',
    header: 'Added',
    className: 'whitespace-nowrap nums',
    cell: ({ createdAt }) => formatDate(createdAt),
  },
  {
    id: 'shown',
    header: 'Status',
    card: 'status',
    cell: ({ hidden }) => (
      <StatusTag tone={hidden ? 'neutral' : 'done'}>{hidden ? 'Hidden' : 'Shown'}</StatusTag>
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    headerHidden: true,
    align: 'end',
    card: 'status',
    cell: (testimonial) => (
      <Menu
        trigger={
          <IconButton
            label={`Actions for ${testimonial.name}’s testimonial`}
            icon={<Ellipsis size={18} />}
            size="sm"
            tooltip="none"
          />
        }
        items={[
          { label: 'Edit', icon: <Pencil size={16} />, to: editHref(testimonial) },
          ...(onRemove
            ? [
                {
                  label: 'Remove',
                  icon: <Trash2 size={16} />,
                  tone: 'danger' as const,
                  onSelect: () => onRemove(testimonial),
                },
              ]
            : []),
        ]}
      />
    ),
  },
];

export function TestimonialTable({ editHref, onRemove, ...table }: TestimonialTableProps) {
  return (
    <DataTable
      caption="Testimonials"
      columns={createColumns({ editHref, onRemove })}
      rowKey={({ id }) => id}
      skeletonRows={4}
      {...table}
    />
  );
}
