import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentProps,
  type ComponentType,
  type Ref,
} from 'react';
import { clsx } from 'clsx';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  to: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
};

function PlainLink({ to, children, ...props }: LinkProps) {
  return (
    <a href={to} {...props}>
      {children}
    </a>
  );
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** Provides the link component, usually the router's. Without it, links are plain anchors. */
export const LinkProvider = LinkContext.Provider;

/** A link of the app's router. Unstyled; add the `link` class for links in text. */
export function Link(props: LinkProps) {
  const Component = useContext(LinkContext);
  return <Component {...props} />;
}

/** A button that reads as a link within text or a cell ("Remove", "Clear all"). */
export function LinkButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={clsx('link touch-area rounded-1', className)} />
  );
}

/** A `tel:` link: `0803 123 4567` becomes `tel:08031234567`. */
export const telHref = (phoneNumber: string): string => `tel:${phoneNumber.replace(/\s/g, '')}`;
