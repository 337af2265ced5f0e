type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

type Search = Readonly<Record<string, string | number | undefined>>;
type HrefArgs<P extends string> = [ParamNames<P>] extends [never]
  ? [search?: Search]
  : [params: Readonly<Record<ParamNames<P>, string>>, search?: Search];

export interface Path<P extends string> {
  /** What the route table matches. */
  readonly pattern: P;
  /** What links and navigations use: parameters encoded, empty search values left out. */
  readonly href: (...args: HrefArgs<P>) => string;
}

/** One place for a page's address: `path('/orders/:id')` gives its pattern and its typed href. */
export function path<const P extends string>(pattern: P): Path<P> {
  const names = [...pattern.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
  return {
    pattern,
    href: (...args) => {
      const [params, search] = names.length > 0 ? args : [{}, args[0]];
      const values = params as Readonly<Record<string, string>>;
      const pathname = names.reduce(
        (built, name) => built.replace(`:${name}`, encodeURIComponent(values[name] ?? '')),
        pattern as string,
      );
      const entries = Object.entries(search ?? {}).filter(
        ([, value]) => value !== undefined && value !== '',
      );
      const query = new URLSearchParams(
        entries.map(([key, value]) => [key, String(value)]),
      ).toString();
      return query ? `${pathname}?${query}` : pathname;
    },
  };
}
