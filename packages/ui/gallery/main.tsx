import './gallery.css';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Notifications } from '../src/components/notifications';
import { DataSheet } from './sheets/data';
import { FormSheet } from './sheets/forms';
import { OverlaySheet } from './sheets/overlays';
import { ShopSheet } from './sheets/shop';
import { AdminShell, MerchantShell, RiderShell } from './sheets/console-shells';
import { AuthPage, CheckoutPage, ShopPage } from './sheets/shells';

const pages: Record<string, ReactNode> = {
  forms: <FormSheet />,
  data: <DataSheet />,
  overlays: <OverlaySheet />,
  parts: <ShopSheet />,
  merchant: <MerchantShell />,
  admin: <AdminShell />,
  rider: <RiderShell />,
  shop: <ShopPage />,
  checkout: <CheckoutPage />,
  auth: <AuthPage />,
};

const query = new URLSearchParams(window.location.search);
const page = query.get('page') ?? 'forms';
document.documentElement.dataset['theme'] = query.get('theme') ?? 'light';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      {pages[page]}
      <Notifications />
    </StrictMode>,
  );
}
