import { clsx } from 'clsx';
import { cloneElement, type ReactElement, type ReactNode } from 'react';

/**
 * An element with a tag chosen by the caller, for example `<Link to="/orders" />` rendered as a
 * button.
 */
export type RenderElement = ReactElement<{ className?: string | undefined; children?: ReactNode }>;

/**
 * Merges the rendering component's props into `element`: class names are joined, and the element's
 * other own props take precedence.
 */
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
