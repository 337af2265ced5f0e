import { lazy, Suspense, useState } from 'react';
import type { PlatformPartnerDetail } from '@market/domain/shipping/partner';
import { Button } from '@market/ui/button';
import { Card } from '@market/ui/card';
import { DescriptionList } from '@market/ui/description-list';
import { moneyText } from '@market/ui/money';

const RateDialog = lazy(async () => ({ default: (await import('./rate-dialog')).RateDialog }));

export function PartnerEarnings({ partner }: { partner: PlatformPartnerDetail }) {
  const [open, setOpen] = useState(false);
  return (
    <Card
      title="Earnings"
      action={
        <Button size="sm" onClick={() => setOpen(true)}>
          Change rate
        </Button>
      }
    >
      <DescriptionList
        items={[
          { term: 'Share of each delivery fee', value: `${partner.sharePercent}%` },
          { term: 'Earned, not yet paid', value: moneyText(partner.owed) },
        ]}
      />
      {open && (
        <Suspense>
          <RateDialog partner={partner} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
