import { clsx } from 'clsx';
import { cloneElement, type ReactElement, type ReactNode } from 'react';

/** An element whose tag the caller chooses, for example `<Link to="/orders" />` drawn as a button. */
export type RenderElement = ReactElement<{ className?: string | undefined; children?: ReactNode }>;

/** Gives `element` the props of the component that draws it; class names add up, the element's own other props stay. */
export function renderElement(
  element: RenderElement,
  props: { className: string; children?: ReactNode },
): ReactElement {
  return cloneElement(element, {
    ...props,
    ...element.props,
    className: clsx(props.className, element.props.className),
    children: props.children,
  });
}
