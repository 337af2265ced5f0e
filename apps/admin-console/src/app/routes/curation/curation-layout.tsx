import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageHeader } from '@market/ui/page-header';
import { useServices } from '@market/web-kit/services';
import { CurationTabs } from '../../../features/curation/components/curation-tabs';
import { outletsQuery, promotionsQuery } from '../../../features/curation/curation.queries';
import { paths } from '../../paths';

interface CurationLayoutProps {
  tab: 'promotions' | 'outlets' | 'system';
  actions?: ReactNode;
  children: ReactNode;
}

export function CurationLayout({ tab, actions, children }: CurationLayoutProps) {
  const { api } = useServices();
  const navigate = useNavigate();
  const promotions = useQuery(promotionsQuery(api));
  const outlets = useQuery(outletsQuery(api));
  return (
    <>
      <PageHeader
        title="Home page"
        description="The promotions, official outlets and featured system that customers see"
        actions={actions}
      />
      <CurationTabs
        value={tab}
        promotions={promotions.data?.length}
        outlets={outlets.data?.length}
        onChange={(next) => void navigate(paths.curation[next].href())}
      />
      {children}
    </>
  );
}
