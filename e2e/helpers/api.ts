import type { APIRequestContext } from '@playwright/test';
import { demoPassword } from './sign-in';

interface Call {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT';
  body?: object;
}

/** Calls the API of an app's origin as one person, without a page. Throws when the call fails. */
export type CallApi = <Data>(path: string, call?: Call) => Promise<Data>;

/** Signs in to the API, to prepare what a test is not about. */
export async function signInToApi(
  request: APIRequestContext,
  origin: string,
  { email, userType }: { email: string; userType: 'admin' | 'partner' },
): Promise<CallApi> {
  const { host, port } = new URL(origin);
  const send = async (path: string, { method = 'GET', body }: Call, token?: string) => {
    const { cookies } = await request.storageState();
    const xsrf = cookies.findLast(({ name }) => name === 'XSRF-TOKEN')?.value;
    // Not every system resolves the app's host name.
    const response = await request.fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: {
        host,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(xsrf !== undefined && { 'x-xsrf-token': xsrf }),
      },
      ...(body && { data: body }),
    });
    if (!response.ok()) throw new Error(`${method} ${path}: ${await response.text()}`);
    return (await response.json()).data;
  };
  const { token } = await send(`/api/v1/auth/${userType}/login`, {
    method: 'POST',
    body: { email, password: demoPassword },
  });
  return (path, call = {}) => send(path, call, token);
}

interface BoardRow {
  id: string;
  status: string;
  rider?: { name: string };
}

/** The riders whose demo accounts other tests use. */
const demoRiders = ['Quick Fleet', 'Emeka Udo'];

/**
 * An order that is assigned to a rider without a demo account, and can be assigned to another. Other
 * tests need the few orders that have no rider.
 */
export async function findReassignableOrder(call: CallApi): Promise<string> {
  const { rows } = await call<{ rows: BoardRow[] }>('/api/v1/orderassignment/scheduler/board');
  const order = rows.find(
    ({ status, rider }) => status === 'assigned' && rider && !demoRiders.includes(rider.name),
  );
  if (!order) throw new Error('There is no order that can be assigned to another rider');
  return order.id;
}

/** Offers an order to a dispatcher. Returns the order's id. */
export async function offerToDispatcher(call: CallApi, email: string): Promise<string> {
  const [id, { rows }] = await Promise.all([
    findReassignableOrder(call),
    call<{ rows: { id: string; email: string }[] }>('/api/v1/auth/userdata/getalldispatchers'),
  ]);
  await call('/api/v1/orderassignment/dispatcher/assignorder', {
    method: 'POST',
    body: { orderIds: [id], dispatcherId: rows.find((each) => each.email === email)?.id },
  });
  return id;
}
