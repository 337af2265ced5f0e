import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type Ref,
} from 'react';

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
