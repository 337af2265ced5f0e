import * as z from 'zod/mini';
import { email, isoDate, optionalText, phoneNumber, requiredText } from '../contact';

/** Shipping partner onboarding (spec section 3). */
export const partnerOnboardingSchema = z.object({
  company: z.object({
    companyName: requiredText('the name of the company', 120),
    rcNumber: requiredText('the RC number', 20),
    vatNumber: optionalText(30),
    officeAddress: requiredText('the office address', 200),
    postalAddress: optionalText(200),
    phoneNumber,
    email,
    contactPerson: z.object({
      name: requiredText('a name', 120),
      phoneNumber,
      designation: requiredText('a designation', 80),
    }),
    lineOfBusiness: requiredText('the line of business', 120),
  }),
  bankDetails: z.object({
    bankName: requiredText('a bank', 80),
    branch: optionalText(80),
    accountName: requiredText('the name on the account', 120),
    accountNumber: z.string().check(z.regex(/^\d{10}$/, { error: 'Enter 10 digits' })),
    codeType: z.optional(z.enum(['swift', 'sort', 'iban'])),
    code: optionalText(34),
  }),
  certification: z.object({
    name: requiredText('your name', 120),
    designation: requiredText('your designation', 80),
    signature: requiredText('your name as signature', 120),
    date: isoDate,
    introducedBy: z.optional(z.object({ name: optionalText(120), signature: optionalText(120) })),
  }),
});
export type PartnerOnboarding = z.infer<typeof partnerOnboardingSchema>;

/** A partner that an order can be assigned to. */
export const partnerSchema = z.object({
  id: z.string(),
  companyName: z.string(),
  email: z.string(),
  phoneNumber: z.optional(z.string()),
  onboarded: z.boolean(),
  activeOrders: z.int(),
  deliveredOrders: z.int(),
});
export type Partner = z.infer<typeof partnerSchema>;
