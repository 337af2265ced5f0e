import { createElement, type ComponentProps } from 'react';

type IconProps = ComponentProps<'svg'> & { size?: number | string };
type IconData = {
  readonly name: string;
  readonly size: number;
  readonly node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
};

/**
 * Draws an icon of lucide's set. Takes the place of the library's own function in production builds (see `lean-libraries`
 * in web-kit), which can do much that no icon of ours asks for; 1 KB on every page. Silent for screen readers unless named.
 */
export function plainIcon({ name, size: box, node }: IconData) {
  return function Icon({ size = 24, className = '', ...props }: IconProps) {
    const named = 'aria-label' in props || 'role' in props;
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: `0 0 ${box} ${box}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name} ${className}`,
        ...(!named && { 'aria-hidden': true }),
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
