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

/** Tells every component below which link to draw, usually one that the app's router follows. Without it links are plain anchors. */
export const LinkProvider = LinkContext.Provider;

/** A link drawn by the app's router. Unstyled; add the `link` class for a link within text. */
export function Link(props: LinkProps) {
  const Component = useContext(LinkContext);
  return <Component {...props} />;
}
