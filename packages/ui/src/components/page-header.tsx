import type { ReactNode } from 'react';

export type PageHeaderProps = {
  title: ReactNode;
  description?: ReactNode;
  tags?: ReactNode;
  /** Buttons and links. A single element with the class `w-full` gets its own line on phones. */
  actions?: ReactNode;
  breadcrumbs?: ReactNode;
  /** A logo beside the title and the description. */
  logo?: ReactNode;
};

/** The header of a console page, with its only h1. */
export function PageHeader({
  title,
  description,
  tags,
  actions,
  breadcrumbs,
  logo,
}: PageHeaderProps) {
  return (
    <header className="mb-5">
      {breadcrumbs && <div className="print:hidden">{breadcrumbs}</div>}
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-60 items-start gap-3.5">
          {logo}
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h1 className="text-2xl leading-[1.2] font-bold tracking-[-.015em] wrap-anywhere">
                {title}
              </h1>
              {tags}
            </div>
            {description && <p className="mt-1 text-sm wrap-anywhere text-muted">{description}</p>}
          </div>
        </div>
        {actions && (
          <div className="flex max-w-full flex-wrap items-center gap-2 print:hidden max-sm:has-[>.w-full]:w-full">
            {actions}
          </div>
        )}
      </div>
    </header>
  );
}
