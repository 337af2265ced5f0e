import { withRedirect } from '@market/web-kit/router/redirect-to';
import { paths } from '../../paths';

/** The page that selects the delivery location. */
export const placeHref = (from: string): string => withRedirect(paths.place.href(), from);
