import { useLocation } from 'react-router-dom';
import { Link } from '@market/ui/link';
import { useDeliveryPlace } from '../../../features/addresses/use-delivery-place';
import { placeHref } from '../../hrefs';

export function DeliveryPlaceNote() {
  const place = useDeliveryPlace();
  const { pathname, search } = useLocation();
  return (
    // The key makes React replace the link when the place changes, instead of moving it.
    <span key={place?.label}>
      {place && `Days and fees for ${place.label}. `}
      <Link to={placeHref(pathname + search)} className="link touch-area">
        {place ? 'Change place' : 'Choose your place to see days and fees'}
      </Link>
    </span>
  );
}
