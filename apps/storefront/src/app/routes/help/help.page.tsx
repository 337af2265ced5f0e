import { Suspense } from 'react';
import { Skeleton } from '@market/ui/skeleton';
import { useServices } from '@market/web-kit/services';
import { useUser } from '@market/web-kit/use-session';
import { HelpSearch } from '../../../features/help/components/help-search';
import { HelpTopics } from '../../../features/help/components/help-topics';
import { QuestionList } from '../../../features/help/components/question-list';
import { mostAsked } from '../../../features/help/model/find-questions';
import type { HelpLink } from '../../../features/help/model/topics';
import { lazyBrowserPart, lazyPart } from '../../../shared/lazy-part';
import { PageTitle } from '../../../shared/page-title';
import { SectionHeader } from '../../../shared/section-header';
import { RenderWhenNear } from '../../../shared/render-when-near';
import { paths } from '../../paths';
import { ContactOptions } from './contact-options';

const DeliveryFees = lazyPart(
  'src/app/routes/help/delivery-fees.tsx',
  async () => (await import('./delivery-fees')).DeliveryFees,
);
const LatestOrder = lazyBrowserPart(async () => (await import('./latest-order')).LatestOrder);
const ContactSection = lazyBrowserPart(
  async () => (await import('./contact-section')).ContactSection,
);

export function HelpPage() {
  const { origins } = useServices().config;
  const isSignedIn = useUser() !== undefined;
  const hrefs: Readonly<Record<HelpLink, string>> = {
    orders: paths.orders.href(),
    returns: paths.returns.href(),
    account: paths.account.href(),
    addresses: paths.addresses.href(),
    forgot: paths.forgot.href(),
    privacy: paths.privacy.href(),
    fees: '#fees',
    talk: '#talk',
    merchant: origins.merchant,
  };
  const hrefOf = (to: HelpLink) => hrefs[to];
  const form = <Skeleton className="h-96" />;
  return (
    <>
      <PageTitle>Help</PageTitle>
      <HelpSearch
        hrefOf={hrefOf}
        aside={
          isSignedIn && (
            <Suspense fallback={<Skeleton className="h-48" />}>
              <LatestOrder />
            </Suspense>
          )
        }
      >
        <HelpTopics hrefOf={hrefOf} />
      </HelpSearch>
      <section id="fees" aria-labelledby="fees-title" className={sectionClass}>
        <Suspense fallback={<Skeleton className="h-110" />}>
          <DeliveryFees />
        </Suspense>
      </section>
      <section id="questions" aria-labelledby="questions-title" className={sectionClass}>
        <SectionHeader id="questions-title" title="Frequently asked questions" />
        <div className="border-b border-line">
          <QuestionList questions={mostAsked} hrefOf={hrefOf} large firstOpen />
        </div>
      </section>
      <section id="talk" aria-labelledby="talk-title" className={sectionClass}>
        <SectionHeader id="talk-title" title="Contact us" />
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="min-w-0 rounded-3 border border-line bg-surface p-5 md:p-6">
            <RenderWhenNear id="help-talk" placeholder={form}>
              <Suspense fallback={form}>
                <ContactSection />
              </Suspense>
            </RenderWhenNear>
          </div>
          <ContactOptions />
        </div>
      </section>
    </>
  );
}

const sectionClass = 'page-wrap scroll-mt-2 pt-12 md:pt-16';
