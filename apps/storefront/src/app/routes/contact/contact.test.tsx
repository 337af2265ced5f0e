import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as contact from '@market/api-client/contract/main/contact';
import { texts } from '@market/api-client/contract/texts';
import type { ContactMessage } from '@market/domain/support/contact-message';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { frame } from '../../../test/handlers';
import { routes } from '../../routes';

const server = mockServer();

describe('contact us', () => {
  it('prefills sender and order, keeps the message while offline, and shows the reference', async () => {
    let sent: ContactMessage | undefined;
    server.use(...frame(), mock.offline(contact.send));
    const { user } = renderApp('storefront', routes, '/contact?order=VM-204918', {
      as: buildAccount('customer'),
    });
    expect(await screen.findByLabelText('What it is about')).toHaveValue('Order VM-204918');
    await user.type(screen.getByLabelText('Your message'), 'Where is the rider?');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.offline);
    expect(screen.getByLabelText('Your message')).toHaveValue('Where is the rider?');

    server.use(
      mock.ok(contact.send, ({ body }) => {
        sent = body;
        return { reference: 'C-1042' };
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('C-1042')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'We answer by mail' })).toHaveFocus();
    expect(sent).toMatchObject({
      subject: 'Order VM-204918',
      message: 'Where is the rider?',
      email: buildAccount('customer').email,
    });
  });

  it('asks a guest for missing details before a request is sent', async () => {
    server.use(...frame());
    const { user } = renderApp('storefront', routes, '/contact');
    await user.type(await screen.findByLabelText(/Phone number/), '12');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Enter your name')).toBeVisible();
    expect(screen.getByText('Enter your message')).toBeVisible();
    expect(screen.getByText('Enter a phone number such as 0803 123 4567')).toBeVisible();
  });
});
