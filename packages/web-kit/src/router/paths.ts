import { generatePath, type PathParam } from 'react-router-dom';

type Search = Readonly<Record<string, string | number | undefined>>;
type HrefArgs<P extends string> = [PathParam<P>] extends [never]
  ? [search?: Search]
  : [params: Readonly<Record<PathParam<P>, string>>, search?: Search];

export interface Path<P extends string> {
  readonly pattern: P;
  /**
   * The URL for links and navigation: parameters are encoded, empty search values left out. Throws
   * when a parameter is empty.
   */
  readonly href: (...args: HrefArgs<P>) => string;
}

/** Defines a page's URL: `path('/orders/:id')` gives its pattern and its typed href. */
export function path<const P extends string>(pattern: P): Path<P> {
  const hasParams = pattern.includes(':');
  return {
    pattern,
    href: (...args) => {
      const [params, search] = hasParams ? args : [undefined, args[0]];
      const pathname = generatePath<string>(pattern, omitUndefined(params));
      const query = new URLSearchParams(omitUndefined(search)).toString();
      return query ? `${pathname}?${query}` : pathname;
    },
  };
}

const omitUndefined = (values: Search = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  );
