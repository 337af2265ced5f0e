import {
  followChangeSchema,
  followerSchema,
  followingSchema,
  storeIdQuerySchema,
} from '@market/domain/follows/follow';
import { pageOf, pageQuerySchema } from '@market/domain/paging';
import { endpoint } from '../../endpoint';
import { texts } from '../texts';

/** `following` is false for guests. */
export const byStore = endpoint({
  name: 'follows.byStore',
  method: 'GET',
  path: '/followstore',
  access: 'public',
  query: storeIdQuerySchema,
  data: followingSchema,
  failure: 'Could not get followers. Try again later.',
});

/** Sets `following`, or toggles it when it is left out. */
export const setFollowing = endpoint({
  name: 'follows.setFollowing',
  method: 'POST',
  path: '/followstore',
  access: ['customer'],
  query: storeIdQuerySchema,
  body: followChangeSchema,
  data: followingSchema,
  failure: texts.wentWrong,
});

/**
 * The number of followers. Their names, newest first, are only for the store's merchant, and for
 * its staff with the `store` permission.
 */
export const followers = endpoint({
  name: 'follows.followers',
  method: 'GET',
  path: '/followstore/followers/:id',
  access: 'public',
  query: pageQuerySchema,
  data: pageOf(followerSchema),
  failure: texts.customer,
});
