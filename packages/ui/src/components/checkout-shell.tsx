import type { ReactNode } from 'react';
import type { ShellLink } from '../storefront-shell/header';
import { Brand, type BrandIdentity } from './brand';
import { Link } from './link';
import { mainId, SkipLink } from './main-landmark';
import { Stepper } from './stepper';

export type CheckoutShellProps = {
  brand: BrandIdentity;
  steps: readonly string[];
  /** The index of the current step, from 0. */
  currentStep: number;
  /** Where to get help, in the same place on every page. */
  help?: ShellLink | undefined;
  legalLinks?: readonly ShellLink[] | undefined;
  children: ReactNode;
};

/** The checkout's layout: only logo and steps, no navigation. */
export function CheckoutShell({
  brand,
  steps,
  currentStep,
  help,
  legalLinks,
  children,
}: CheckoutShellProps) {
  return (
    <div data-role="storefront" className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b border-line bg-bg">
        <div className="page-wrap flex items-center gap-x-10 gap-y-3 py-4 max-md:flex-wrap">
          <Link to="/" className="rounded-2">
            <Brand {...brand} />
          </Link>
          <div className="w-full max-w-xl max-md:order-last md:mx-auto">
            <Stepper steps={steps} current={currentStep} label="Checkout steps" />
          </div>
          {help && (
            <Link to={help.to} className="link text-sm max-md:ml-auto">
              {help.label}
            </Link>
          )}
        </div>
      </header>
      <main id={mainId} tabIndex={-1} className="flex-1 outline-none! shadow-none!">
        {children}
      </main>
      {legalLinks && (
        <footer className="border-t border-line">
          <div className="page-wrap flex flex-wrap gap-x-6 gap-y-2 py-4 text-xs text-muted">
            {legalLinks.map(({ label, to }) => (
              <Link
                key={to}
                to={to}
                className="inline-flex min-h-6 items-center hover:underline pointer-coarse:min-h-11"
              >
                {label}
              </Link>
            ))}
          </div>
        </footer>
      )}
    </div>
  );
}
