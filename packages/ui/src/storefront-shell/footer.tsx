import { memo, type ReactNode } from 'react';
import { Brand, type BrandIdentity } from '../components/brand';
import { Link, telHref } from '../components/link';
import type { ShellLink } from './header';

export type FooterContent = {
  /** One sentence about the company. */
  blurb: string;
  phone?: string | undefined;
  email?: string | undefined;
  columns: readonly { title: string; links: readonly ShellLink[] }[];
  legal: string;
  legalLinks: readonly ShellLink[];
  /** A last column, for example a sign-up form. */
  extra?: ReactNode;
};

const linkClass = 'inline-flex min-h-6 items-center hover:underline pointer-coarse:min-h-11';

/** The same on every page, so it is rendered once. */
export const ShopFooter = memo(function ShopFooter({
  brand,
  content,
}: {
  brand: BrandIdentity;
  content: FooterContent;
}) {
  const { blurb, phone, email, columns, legal, legalLinks, extra } = content;
  return (
    <footer className="mt-(--section) bg-plate text-sm text-on-strong-muted [--focus-gap:var(--plate)] [--focus:var(--on-plate)]">
      <div className="page-wrap">
        <div className="grid grid-cols-2 gap-x-5 gap-y-7 pt-10 pb-7 md:auto-cols-fr md:grid-flow-col md:grid-cols-[1.7fr] md:gap-10 md:pt-14 md:pb-11">
          <div className="max-md:col-span-full">
            <span className="text-on-plate">
              <Brand {...brand} size="sm" />
            </span>
            <p className="mt-4 max-w-[36ch]">{blurb}</p>
            {phone && (
              <p className="mt-3 nums pointer-coarse:mt-1">
                <a href={telHref(phone)} className={linkClass}>
                  {phone}
                </a>
              </p>
            )}
            {email && (
              <p>
                <a href={`mailto:${email}`} className={linkClass}>
                  {email}
                </a>
              </p>
            )}
          </div>
          {columns.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2 className="mb-3.5 text-sm font-semibold text-on-plate pointer-coarse:mb-1">
                {column.title}
              </h2>
              <ul className="grid gap-1.5 pointer-coarse:gap-0">
                {column.links.map((link) => (
                  <li key={link.to}>
                    <Link to={link.to} className={linkClass}>
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          {extra && <div className="max-md:col-span-full">{extra}</div>}
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t pointer-coarse:gap-y-0 border-strong-line py-5 text-xs">
          <span>{legal}</span>
          {legalLinks.map((link) => (
            <Link key={link.to} to={link.to} className={linkClass}>
              {link.label}
            </Link>
          ))}
        </div>
      </div>
    </footer>
  );
});
