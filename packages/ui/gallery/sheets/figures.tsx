import { ApprovalSteps } from '../../src/components/approval-steps';
import { BarChart } from '../../src/components/bar-chart';
import { Card } from '../../src/components/card';
import { DescriptionList } from '../../src/components/description-list';
import { HorizontalBars } from '../../src/components/horizontal-bars';
import { Kpi, KpiRow } from '../../src/components/kpi';
import { Link } from '../../src/components/link';
import { compactMoneyText, moneyText } from '../../src/components/money';
import { Sparkline } from '../../src/components/sparkline';
import { SplitBar } from '../../src/components/split-bar';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];

const sales = months.map((label, index) => ({
  label,
  value: (22 + index * 2.6) * 1e8,
  before: (15 + index * 1.8) * 1e8,
}));

export function Figures() {
  return (
    <>
      <KpiRow label="This month">
        <Kpi
          label="Sales"
          value={moneyText(4821650000)}
          trend={{ direction: 'up', change: '12.4%', good: true, against: 'on October' }}
          chart={<Sparkline label="Sales rise" values={[2, 3, 3, 4, 3, 5, 6, 8]} />}
        />
        <Kpi
          label="Orders"
          value="312"
          trend={{ direction: 'up', change: '8.0%', good: true, against: 'on October' }}
        />
        <Kpi
          label="Products returned"
          value="9"
          trend={{ direction: 'up', change: '3 more', good: false, against: 'than October' }}
        />
        <Kpi label="Pending payouts" value={undefined} note="From 14 orders" />
      </KpiRow>
      <div className="mt-4 grid gap-4 lg:grid-cols-3">
        <Card title="Sales over time" className="lg:col-span-2">
          <BarChart
            label="Sales rose from ₦22m in January to ₦48m in November."
            points={sales}
            axisText={compactMoneyText}
            fullText={moneyText}
            valueName="2026"
            beforeName="2025"
          />
        </Card>
        <Card
          title="Your payments"
          action={
            <Link to="#" className="link text-sm">
              Transactions
            </Link>
          }
        >
          <SplitBar
            label="Payments by state"
            parts={[
              { label: 'Pending approval', value: 12536290, text: '₦12,536,290.00' },
              { label: 'Approved', value: 8678970, text: '₦8,678,970.00' },
              { label: 'Paid to your bank', value: 27001240, text: '₦27,001,240.00' },
            ]}
          />
        </Card>
        <Card title="Top products">
          <HorizontalBars
            label="Top products"
            bars={[
              { label: 'Axora H5 hybrid inverter', value: 18.4, text: '₦18.4m', highlight: true },
              { label: 'Sunforge 585 W panel', value: 11.2, text: '₦11.2m' },
              { label: 'Duravolt Stack', value: 8.4, text: '₦8.4m' },
            ]}
          />
        </Card>
        <Card title="Payment and payout">
          <DescriptionList
            amounts
            items={[
              { term: 'Card', value: 'Verve •••• 0926' },
              { term: 'Commission, 8%', value: '₦139,600.00' },
              { term: 'Total paid', value: '₦1,799,200.00', total: true },
            ]}
          />
        </Card>
        <Card title="Approvals">
          <ApprovalSteps
            label="Approvals"
            steps={[
              { id: '1', title: 'Documents', state: 'approved', detail: 'Hauwa Bello, 18 Nov' },
              { id: '2', title: 'Premises', state: 'current', detail: 'asked 2 days ago' },
              { id: '3', title: 'Final', state: 'next' },
            ]}
          />
        </Card>
      </div>
    </>
  );
}
