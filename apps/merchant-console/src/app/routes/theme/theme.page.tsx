import { lazy, Suspense, useMemo, useState } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Quote } from 'lucide-react';
import * as testimonials from '@market/api-client/contract/main/testimonials';
import { Button } from '@market/ui/button';
import { Card } from '@market/ui/card';
import { Link } from '@market/ui/link';
import { PageHeader } from '@market/ui/page-header';
import { Skeleton } from '@market/ui/skeleton';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';
import { merchantProfileQuery } from '../../../features/store/store.queries';
import { ThemeGallery } from '../../../features/theme/components/theme-gallery';
import type { ThemePreview } from '../../../features/theme/model/theme-preview';
import {
  currentThemeQuery,
  ownStorePageQuery,
  themeListQuery,
} from '../../../features/theme/theme.queries';
import { paths } from '../../paths';

const ThemeForm = lazy(async () => ({
  default: (await import('../../../features/theme/components/theme-form')).ThemeForm,
}));

const galleryId = 'themes';

export function ThemePage() {
  const { api, config } = useServices();
  const can = useCan();
  const { data: themes } = useSuspenseQuery(themeListQuery(api));
  const { data: look } = useSuspenseQuery(currentThemeQuery(api));
  const { store } = useSuspenseQuery(merchantProfileQuery(api)).data;
  const [changed, setChanged] = useState(false);
  const { data: page } = useSuspenseQuery(ownStorePageQuery(api));
  const isOpen = store.status === 'live' || store.status === 'paused';
  const preview = useMemo<ThemePreview>(
    () =>
      isOpen
        ? { url: `${store.storeUrl}?preview` }
        : { url: `${config.origins.storefront}/store-preview`, page },
    [isOpen, store.storeUrl, config, page],
  );

  return (
    <>
      <PageHeader
        title="Theme"
        description="How your store looks to shoppers"
        actions={
          can(testimonials.list) && (
            <Button
              icon={<Quote size={16} />}
              render={<Link to={paths.testimonials.list.href()} />}
            >
              Testimonials
            </Button>
          )
        }
      />
      <div className="grid gap-4">
        <Card title={`Customise ${look.name}`}>
          <Suspense fallback={<Skeleton className="h-[75vh] min-h-120" />}>
            <ThemeForm
              key={look.merchantThemeId}
              saved={look}
              storeName={store.storeName}
              preview={preview}
              onChanged={setChanged}
              afterPreviewId={galleryId}
            />
          </Suspense>
        </Card>
        <Card title="All themes" id={galleryId} tabIndex={-1}>
          {changed && (
            <p className="mb-4 text-sm text-muted">
              Save or undo your changes before you switch to another theme.
            </p>
          )}
          <ThemeGallery
            themes={themes}
            locked={changed}
            isOpen={isOpen}
            look={look}
            preview={preview}
          />
        </Card>
      </div>
    </>
  );
}
