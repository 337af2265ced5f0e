import { keepPreviousData } from '@tanstack/react-query';
import type { Queries } from '@market/api-client/queries';
import { questions } from '../../shared/endpoints';

interface QuestionPage {
  search: string | undefined;
  /** The number of questions to load. Those with the latest answers come first. */
  limit: number;
}

export const questionsQuery = (
  api: Queries,
  productId: string,
  { search, limit }: QuestionPage,
) => ({
  ...api.query(questions('list'), { params: { productId }, query: { search, limit, offset: 0 } }),
  placeholderData: keepPreviousData,
});
