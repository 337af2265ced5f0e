import * as z from 'zod/mini';
import { accountSchema, sessionSchema } from '@market/domain/accounts/account';
import {
  changePasswordSchema,
  customerSignUpSchema,
  forgotPasswordSchema,
  merchantSignUpSchema,
  partnerSignUpSchema,
  resetPasswordSchema,
  signInSchema,
} from '@market/domain/accounts/credentials';
import { noDataSchema } from '../../envelope';
import { endpoint } from '../../endpoint';
import { texts } from '../texts';
import { withSpecFields } from '../with-spec-fields';

/** Spec section 3, shipping partner login data. */
const partnerSession = z.extend(sessionSchema, {
  user: withSpecFields(
    accountSchema,
    { name: z.string(), logo: z.optional(z.string()) },
    ({ firstName, lastName, image }) => ({ name: `${firstName} ${lastName}`, logo: image }),
  ),
});

const signUpOptions = {
  method: 'POST',
  access: 'public',
  hasStrictLimit: true,
  data: noDataSchema,
  failure: texts.wentWrong,
} as const;
export const signUpCustomer = endpoint({
  ...signUpOptions,
  name: 'auth.signUpCustomer',
  path: '/auth/customer/signup',
  body: customerSignUpSchema,
});
export const signUpMerchant = endpoint({
  ...signUpOptions,
  name: 'auth.signUpMerchant',
  path: '/auth/merchant/signup',
  body: merchantSignUpSchema,
});
export const signUpPartner = endpoint({
  ...signUpOptions,
  name: 'auth.signUpPartner',
  path: '/partner/partner/signup',
  body: partnerSignUpSchema,
});

const signInOptions = {
  method: 'POST',
  access: 'public',
  hasStrictLimit: true,
  body: signInSchema,
  data: sessionSchema,
  failure: texts.wentWrong,
} as const;
export const signInCustomer = endpoint({
  ...signInOptions,
  name: 'auth.signInCustomer',
  path: '/auth/customer/login',
});
export const signInMerchant = endpoint({
  ...signInOptions,
  name: 'auth.signInMerchant',
  path: '/auth/merchant/login',
});
export const signInAdmin = endpoint({
  ...signInOptions,
  name: 'auth.signInAdmin',
  path: '/auth/admin/login',
});
export const signInPartner = endpoint({
  ...signInOptions,
  name: 'auth.signInPartner',
  path: '/auth/partner/login',
  data: partnerSession,
});

const confirmOptions = {
  method: 'GET',
  access: 'public',
  data: noDataSchema,
  failure: texts.wentWrong,
  offline: texts.offline,
} as const;
export const confirmCustomer = endpoint({
  ...confirmOptions,
  name: 'auth.confirmCustomer',
  path: '/auth/customer/confirmation/:token',
});
export const confirmMerchant = endpoint({
  ...confirmOptions,
  name: 'auth.confirmMerchant',
  path: '/auth/merchant/confirmation/:token',
});
/** Not in the spec: confirms a partner's email address, as for a merchant. */
export const confirmPartner = endpoint({
  ...confirmOptions,
  name: 'auth.confirmPartner',
  path: '/auth/partner/confirmation/:token',
});

const forgotOptions = {
  method: 'POST',
  access: 'public',
  hasStrictLimit: true,
  body: forgotPasswordSchema,
  data: noDataSchema,
  failure: texts.wentWrong,
  offline: texts.offlineReset,
} as const;
export const forgotCustomer = endpoint({
  ...forgotOptions,
  name: 'auth.forgotCustomer',
  path: '/auth/customer/forgotpassword',
});
export const forgotMerchant = endpoint({
  ...forgotOptions,
  name: 'auth.forgotMerchant',
  path: '/auth/merchant/forgotpassword',
});
export const forgotAdmin = endpoint({
  ...forgotOptions,
  name: 'auth.forgotAdmin',
  path: '/auth/admin/forgotpassword',
});
export const forgotPartner = endpoint({
  ...forgotOptions,
  name: 'auth.forgotPartner',
  path: '/auth/partner/forgotpassword',
});

export const resetPassword = endpoint({
  name: 'auth.resetPassword',
  method: 'PATCH',
  path: '/auth/:userType/resetpassword/:token',
  access: 'public',
  hasStrictLimit: true,
  body: resetPasswordSchema,
  data: noDataSchema,
  failure: texts.wentWrong,
  offline: texts.offlineReset,
});

export const changePassword = endpoint({
  name: 'auth.changePassword',
  method: 'POST',
  path: '/auth/user/change-password',
  access: 'signedIn',
  body: changePasswordSchema,
  data: noDataSchema,
  failure: texts.tryAgain,
  offline: texts.tryAgain,
});

export { refresh, signOut } from './session';
