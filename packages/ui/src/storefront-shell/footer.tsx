import { Mail, Phone } from 'lucide-react';
import { memo } from 'react';
import { Brand, type BrandIdentity } from '../components/brand';
import { Link, telHref } from '../components/link';
import type { ShellLink } from './header';

export type FooterContent = {
  blurb: string;
  phone?: string | undefined;
  email?: string | undefined;
  /** The hours in which calls are answered. */
  hours?: string | undefined;
  columns: readonly { title: string; links: readonly ShellLink[] }[];
  legal: string;
  /** The names of the cards that are accepted. */
  cards: readonly string[];
};

const linkClass = 'inline-flex min-h-6 items-center hover:underline pointer-coarse:min-h-11';

const contactClass =
  'inline-flex min-h-6 items-center gap-2.5 text-on-plate hover:underline pointer-coarse:min-h-11';

/** The footer is the same on every page, so it is rendered once. */
export const ShopFooter = memo(function ShopFooter({
  brand,
  content,
}: {
  brand: BrandIdentity;
  content: FooterContent;
}) {
  const { blurb, phone, email, hours, columns, legal, cards } = content;
  return (
    <footer className="mt-(--section) bg-plate text-sm text-on-strong-muted [--focus-gap:var(--plate)] [--focus:var(--on-plate)]">
      <div className="page-wrap">
        <div className="grid grid-cols-2 gap-x-5 gap-y-7 pt-10 pb-7 md:max-lg:grid-cols-4 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-[1.7fr] md:gap-10 md:pt-14 md:pb-11">
          <div className="max-lg:col-span-full">
            <span className="text-on-plate">
              <Brand {...brand} size="sm" />
            </span>
            <p className="mt-4 max-w-[36ch]">{blurb}</p>
            <div className="mt-4 grid justify-items-start gap-2 pointer-coarse:gap-0">
              {phone && (
                <a href={telHref(phone)} className={`${contactClass} nums`}>
                  <Phone size={16} /> {phone}
                </a>
              )}
              {email && (
                <a href={`mailto:${email}`} className={contactClass}>
                  <Mail size={16} className="flex-none" />
                  <span className="min-w-0 break-all">{email}</span>
                </a>
              )}
              {hours && <p className="nums">{hours}</p>}
            </div>
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
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t pointer-coarse:gap-y-0 border-strong-line py-5 text-xs">
          <span>{legal}</span>
          <ul aria-label="Accepted cards" className="flex flex-wrap gap-2 md:ml-auto">
            {cards.map((card) => (
              <li
                key={card}
                className="rounded-1 border border-strong-line px-2 py-1 text-2xs font-semibold text-on-plate"
              >
                {card}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
});
