import { Link } from '@market/ui/link';
import { useSavedItems } from '../../../features/saved/use-saved-items';
import { SectionHeader } from '../../../shared/section-header';
import { paths } from '../../paths';
import { SavedList } from '../saved/saved-list';

const SHOWN = 5;

/** The latest saved products, shown below the cart. Renders nothing when there are none. */
export function SavedBelowCart() {
  const { items = [], count } = useSavedItems(SHOWN);
  const heading = (
    <div className="pt-10">
      <SectionHeader
        title="Saved for later"
        action={
          count > SHOWN && (
            <Link to={paths.saved.href()} className="link">
              {`See all ${count}`}
            </Link>
          )
        }
      />
    </div>
  );
  return <SavedList items={items.slice(0, SHOWN)} heading={heading} />;
}
