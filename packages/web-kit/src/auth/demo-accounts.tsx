import { Button } from '@market/ui/button';
import type { DemoAccount } from '../app-config';

/** The accounts of demo mode, as buttons that fill the form. */
export function DemoAccounts({
  accounts,
  onChoose,
}: {
  accounts: readonly DemoAccount[];
  onChoose: (account: DemoAccount) => void;
}) {
  return (
    <section aria-label="Demo accounts" className="grid gap-2 border-t border-line pt-4">
      <p className="text-sm text-muted">Demo accounts. Choose one to fill in the form.</p>
      <ul className="flex flex-wrap gap-2">
        {accounts.map((account) => (
          <li key={account.email}>
            <Button size="sm" onClick={() => onChoose(account)}>
              {account.name}, {account.title.toLowerCase()}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
