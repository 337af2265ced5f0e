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

interface Listed {
  rows: { id: string; email: string; orderName: string; orderStatus: string }[];
}

/** Offers the latest packed order that nobody delivers yet to a dispatcher. Returns its id. */
export async function offerToDispatcher(call: CallApi, email: string): Promise<string> {
  const [{ rows: dispatchers }, { rows: orders }] = await Promise.all([
    call<Listed>('/api/v1/auth/userdata/getalldispatchers'),
    call<Listed>('/api/v1/ordertracking/admin/view-orders?assignment=unassigned&limit=100'),
  ]);
  const order = orders.find(({ orderStatus }) => orderStatus === 'ready_for_pickup');
  const dispatcher = dispatchers.find((each) => each.email === email);
  if (!order || !dispatcher) throw new Error('There is no order to assign, or no such dispatcher');
  await call('/api/v1/orderassignment/dispatcher/assignorder', {
    method: 'POST',
    body: { orderIds: [order.id], dispatcherId: dispatcher.id },
  });
  return order.id;
}
