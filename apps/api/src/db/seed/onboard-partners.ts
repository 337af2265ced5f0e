import { lagosDate } from '@market/domain/lagos-time';
import type { AppServices } from '../../compose';
import { addMilliseconds, days, hours, type Clock } from '../../platform/clock';
import { demoAccountNumber } from './bank-accounts';
import { demoDocument } from './demo-document';
import { newDemoPartners } from './demo-people';
import { signUp, type Member, type People } from './members';
import type { Timeline } from './timeline';

interface Deps {
  readonly services: Pick<
    AppServices,
    'accounts' | 'documents' | 'partnerOnboarding' | 'partners' | 'platformPartners'
  >;
  readonly clock: Clock;
  readonly people: People;
  readonly timeline: Timeline;
}

/** Onboards the partners who deliver, and has others apply in the last few days. */
export async function onboardPartners(deps: Deps): Promise<void> {
  const { services, people, timeline } = deps;
  for (const [index, member] of people.partners.entries()) {
    const { shippingCompany = member.name } = await services.accounts.profile(member.userId);
    await apply(deps, member, { companyName: shippingCompany, index });
    await services.platformPartners.decide(people.admin, member.userId, { approved: true });
    await services.partners.setCapacity(people.admin, member.userId, {
      pickUpsPerDay: 4 + 2 * index,
    });
  }
  for (const [index, { isSubmitted, ...person }] of newDemoPartners.entries())
    timeline.at(addMilliseconds(timeline.end, -hours(20 + 30 * index)), async () => {
      const member = await signUp(deps)({ role: 'partner', ...person });
      if (isSubmitted)
        await apply(deps, member, {
          companyName: person.companyName,
          index: people.partners.length + index,
        });
    });
}

/** Company, bank account, certificates and signature: what a partner does before the review. */
async function apply(
  { services: { documents, partnerOnboarding }, clock }: Deps,
  member: Member,
  { companyName, index }: { companyName: string; index: number },
): Promise<void> {
  const upload = async (name: string, title: string) =>
    (
      await documents.upload(member, {
        name,
        content: demoDocument(title, [companyName, 'A document of the demo marketplace']),
      })
    ).documentUrl;
  const phoneNumber = `0803 555 04${String(index).padStart(2, '0')}`;
  const bankCode = '058';
  await partnerOnboarding.save(member, {
    company: {
      companyName,
      rcNumber: `RC ${1_482_077 + index * 7_919}`,
      officeAddress: `${12 + index} Apapa Road, Lagos`,
      phoneNumber,
      email: member.email,
      contactPerson: { name: member.name, phoneNumber, designation: 'Operations lead' },
      lineOfBusiness: 'Courier and parcels',
    },
    bankDetails: {
      bankCode,
      accountNumber: demoAccountNumber(bankCode, 30_421_188 + index * 5_417),
      branch: 'Apapa',
    },
    certification: {
      name: member.name,
      designation: 'Operations lead',
      signature: member.name,
      date: lagosDate(clock.now()),
      companyDocument: await upload('cac-certificate.pdf', 'Certificate of incorporation'),
      insuranceDocument: await upload('insurance.pdf', 'Goods-in-transit insurance'),
      insuranceExpiresOn: lagosDate(addMilliseconds(clock.now(), days(500))),
    },
  });
}
