import { useQuery } from '@tanstack/react-query';
import { Link } from '@market/ui/link';
import { useServices } from '@market/web-kit/services';
import { suggestionsQuery } from '../../../features/search/search.queries';
import { paths } from '../../paths';

export function DidYouMean({ search, lead = '' }: { search: string; lead?: string }) {
  const { api } = useServices();
  const { data, isPlaceholderData } = useQuery(suggestionsQuery(api, search));
  if (!data?.didYouMean || isPlaceholderData) return null;
  return (
    <>
      {lead}Did you mean{' '}
      <Link to={paths.products.href({ search: data.didYouMean })} className="link font-semibold">
        {data.didYouMean}
      </Link>
      ?{' '}
    </>
  );
}
