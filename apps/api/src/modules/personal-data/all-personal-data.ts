import type { PersonalData } from '../../db/personal-data';
import { accountData } from '../accounts';
import { addressData } from '../addresses';
import { cartData } from '../carts';
import { paymentData } from '../checkout';
import { contactData } from '../contact';
import { couponData } from '../coupons';
import { disputeData } from '../disputes';
import { followData } from '../follows';
import { notificationData } from '../notifications';
import { orderData } from '../orders';
import { messageData } from '../outbox';
import { questionData } from '../questions';
import { returnData } from '../returns';
import { reviewData } from '../reviews';
import { savedItemData } from '../saved-items';
import { stockAlertData } from '../stock-alerts';

/**
 * Everything that is kept about customers, in the order of the downloaded file. The account is
 * last, because its email address is needed to find the other rows. A test compares the list with
 * the columns of the database that name a person.
 */
export const allPersonalData: readonly PersonalData[] = [
  addressData,
  cartData,
  savedItemData,
  stockAlertData,
  followData,
  ...orderData,
  ...returnData,
  ...paymentData,
  disputeData,
  ...couponData,
  reviewData,
  questionData,
  contactData,
  ...notificationData,
  ...messageData,
  ...accountData,
];
