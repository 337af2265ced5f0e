import {
  followChangeSchema,
  followerSchema,
  followingSchema,
  storeIdQuery,
} from '@market/domain/follows/follow';
import { pageOf, pageQuery } from '@market/domain/paging';
import { endpoint } from '../../kernel';
import { texts } from '../texts';

/** For guests `following` is false. */
export const byStore = endpoint({
  name: 'follows.byStore',
  method: 'GET',
  path: '/followstore',
  access: 'public',
  query: storeIdQuery,
  data: followingSchema,
  failure: 'Could not get followers. Try again later.',
});

/** Follows or unfollows: what `following` says, else the other of what it is. */
export const change = endpoint({
  name: 'follows.change',
  method: 'POST',
  path: '/followstore',
  access: ['customer'],
  query: storeIdQuery,
  body: followChangeSchema,
  data: followingSchema,
  failure: texts.wentWrong,
});

/** How many follow a store; who they are is for its own merchant and staff, the newest first. */
export const followers = endpoint({
  name: 'follows.followers',
  method: 'GET',
  path: '/followstore/followers/:id',
  access: 'public',
  query: pageQuery,
  data: pageOf(followerSchema),
  failure: texts.customer,
});
