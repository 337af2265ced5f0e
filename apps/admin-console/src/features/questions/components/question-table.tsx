import type { ReactNode } from 'react';
import { formatDate } from '@market/domain/lagos-time';
import type { PlatformQuestion, QuestionState } from '@market/domain/questions/question';
import { DataTable, type Column } from '@market/ui/data-table';
import { Link, LinkButton } from '@market/ui/link';
import { StatusTag, type StatusText } from '@market/ui/status-tag';

export const questionStateTexts = {
  open: { label: 'Not answered', tone: 'pending' },
  answered: { label: 'Answered', tone: 'done' },
  hidden: { label: 'Hidden', tone: 'neutral' },
} as const satisfies Record<QuestionState, StatusText>;

interface QuestionTableProps {
  rows: readonly PlatformQuestion[] | undefined;
  refetching: boolean;
  filtered: boolean;
  productHref: (productId: string) => string;
  onRemove: (question: PlatformQuestion) => void;
  error: ReactNode;
  empty: ReactNode;
  noMatch: ReactNode;
  footer: ReactNode;
}

const columns = ({
  productHref,
  onRemove,
}: Pick<QuestionTableProps, 'productHref' | 'onRemove'>): Column<PlatformQuestion>[] => [
  {
    id: 'question',
    header: 'Question and answer',
    className: 'md:max-w-140',
    cell: ({ text, answer, hidden }) => (
      <span className="block whitespace-normal">
        <span className="line-clamp-2 font-medium break-words">{text}</span>
        {answer && (
          <span className="line-clamp-1 text-xs font-normal break-words text-muted">
            {answer.text}
          </span>
        )}
        {hidden && (
          <span className="block text-xs font-normal break-words text-muted">
            {`${hidden.by === 'platform' ? 'Removed' : 'Hidden by the store'}: ${hidden.reason}`}
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'product',
    header: 'Product',
    className: 'md:max-w-60',
    cell: ({ product, store }) => (
      <span className="block min-w-0 max-md:text-right">
        <Link to={productHref(product.id)} className="link block wrap-anywhere md:truncate">
          {product.name}
        </Link>
        <span className="block text-xs wrap-anywhere text-muted md:truncate">{store.name}</span>
      </span>
    ),
  },
  {
    id: 'asked',
    header: 'Asked',
    cell: ({ asker, createdAt }) => (
      <span className="block min-w-0 max-md:text-right">
        <span className="block wrap-anywhere md:max-w-40 md:truncate">{asker}</span>
        <span className="block text-xs text-muted nums">{formatDate(createdAt)}</span>
      </span>
    ),
  },
  {
    id: 'state',
    header: 'Status',
    card: 'status',
    cell: ({ state }) => (
      <StatusTag tone={questionStateTexts[state].tone}>{questionStateTexts[state].label}</StatusTag>
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    headerHidden: true,
    align: 'end',
    cell: (question) =>
      question.hidden?.by === 'platform' ? null : (
        <LinkButton
          aria-label={`Remove ${question.asker}’s question`}
          onClick={() => onRemove(question)}
        >
          Remove
        </LinkButton>
      ),
  },
];

export function QuestionTable({ productHref, onRemove, ...table }: QuestionTableProps) {
  return (
    <DataTable
      caption="Questions"
      columns={columns({ productHref, onRemove })}
      rowKey={({ id }) => id}
      {...table}
    />
  );
}
