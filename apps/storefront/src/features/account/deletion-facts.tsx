import type { AccountDeletion, DeletionOutcome } from '@market/domain/accounts/personal-data';
import { Card } from '@market/ui/card';

const sections: readonly { fate: DeletionOutcome; title: string; text: string }[] = [
  {
    fate: 'deleted',
    title: 'Deleted immediately',
    text: 'This cannot be undone. You are signed out on every device, and links in our emails no longer work.',
  },
  {
    fate: 'anonymous',
    title: 'Kept without your name',
    text: 'Other customers rely on them. They are shown under the name “Former customer”.',
  },
  {
    fate: 'kept',
    title: 'Kept for six years',
    text: 'Tax law requires stores and us to record what was sold, with the delivery name and address. Coupons that you have used stay used, even for a new account.',
  },
];

export function DeletionFacts({ parts }: Pick<AccountDeletion, 'parts'>) {
  return sections.map(({ fate, title, text }) => {
    const found = parts.filter((part) => part.fate === fate);
    return (
      found.length > 0 && (
        <Card key={fate} title={title}>
          <p className="mb-3 max-w-prose text-sm text-text-2">{text}</p>
          <ul className="grid gap-x-8 text-sm sm:grid-cols-2">
            {found.map((part) => (
              <li key={part.title} className="flex justify-between gap-4 border-t border-line py-2">
                <span className="min-w-0 break-words">{part.title}</span>
                <span className="nums text-muted">{part.count}</span>
              </li>
            ))}
          </ul>
        </Card>
      )
    );
  });
}
