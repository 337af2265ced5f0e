import { Link } from '@market/ui/link';
import { useSavedItems } from '../../../features/saved/use-saved-items';
import { SectionHeader } from '../../../shared/section-header';
import { paths } from '../../paths';
import { SavedList } from '../saved/saved-list';

const MAX_PRODUCTS = 5;

export function SavedItemsSection() {
  const { items = [], count } = useSavedItems(MAX_PRODUCTS);
  const heading = (
    <div className="pt-10">
      <SectionHeader
        title="Saved for later"
        action={
          count > MAX_PRODUCTS && (
            <Link to={paths.saved.href()} className="link">
              {`See all ${count}`}
            </Link>
          )
        }
      />
    </div>
  );
  return <SavedList items={items.slice(0, MAX_PRODUCTS)} heading={heading} />;
}
