import { withRedirect } from '@market/web-kit/router/redirect-to';
import { paths } from '../../paths';

/** Where the delivery place is chosen, with the way back. */
export const placeHref = (from: string): string => withRedirect(paths.place.href(), from);
