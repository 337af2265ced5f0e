import { useSuspenseQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { MAX_PAGE_SIZE } from '@market/domain/list-limits';
import { Breadcrumbs, type Crumb } from '@market/ui/breadcrumbs';
import { Button } from '@market/ui/button';
import { PageHeader } from '@market/ui/page-header';
import { Pager } from '@market/ui/pager';
import { useServices } from '@market/web-kit/services';
import { DownloadButton } from '../download-button';
import { StatementSheet } from './statement-sheet';
import { statementLinkQuery, statementQuery, type StatementCalls } from './statement.queries';

interface StatementPageProps {
  list: Crumb;
  orderHref: ((id: string) => string) | undefined;
  calls?: StatementCalls;
}

export function StatementPage({ list, orderHref, calls }: StatementPageProps) {
  const { id = '' } = useParams();
  const { api } = useServices();
  const [page, setPage] = useState(1);
  const { data: statement } = useSuspenseQuery(statementQuery(api, id, page, calls));
  const { reference, count } = statement;
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          breadcrumbs={<Breadcrumbs items={[list, { label: reference }]} />}
          title={`Statement ${reference}`}
          actions={
            <>
              <DownloadButton link={statementLinkQuery(api, id, calls)} busyLabel="Downloading…">
                Download CSV
              </DownloadButton>
              <Button variant="primary" icon={<Printer size={16} />} onClick={() => print()}>
                Print or save as PDF
              </Button>
            </>
          }
        />
      </div>
      <div className="max-w-240">
        <StatementSheet statement={statement} orderHref={orderHref} />
        {count > MAX_PAGE_SIZE && (
          <div className="print:hidden">
            <Pager page={page} pageSize={MAX_PAGE_SIZE} total={count} onPageChange={setPage} />
          </div>
        )}
      </div>
    </>
  );
}
