import type { ReactNode } from 'react';
import { formatDay } from '@market/domain/lagos-time';
import { useServices } from '@market/web-kit/services';
import { Link } from '@market/ui/link';
import { PageTitle } from '../../../shared/page-title';
import { helpHref } from '../../hrefs';

export interface TextSection {
  title: string;
  paragraphs: readonly ReactNode[];
}

interface TextPageProps {
  title: string;
  /** The day of the last change, YYYY-MM-DD. */
  changed?: string;
  sections: readonly TextSection[];
}

const sectionId = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

export function TextPage({ title, changed, sections }: TextPageProps) {
  const { supportEmail } = useServices().config;
  return (
    <div className="page-wrap grid grid-cols-1 gap-8 pt-7 pb-10 md:grid-cols-[220px_minmax(0,66ch)] md:gap-12 md:pt-10">
      <PageTitle>{title}</PageTitle>
      <header className="md:col-span-2">
        <h1 className="display mb-2 text-d1">{title}</h1>
        {changed && (
          <p className="text-sm text-muted nums">{`Last updated ${formatDay(changed)} ${changed.slice(0, 4)}`}</p>
        )}
      </header>
      <nav aria-label="Contents" className="text-sm">
        <ul className="grid gap-1.5 md:sticky md:top-6">
          {sections.map((section) => (
            <li key={section.title}>
              <a href={`#${sectionId(section.title)}`} className="link touch-area">
                {section.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-7">
        {sections.map((section) => (
          <section key={section.title} aria-labelledby={sectionId(section.title)}>
            <h2 id={sectionId(section.title)} className="mb-2 scroll-mt-6 text-lg font-semibold">
              {section.title}
            </h2>
            {section.paragraphs.map((paragraph, place) => (
              <p key={place} className="mb-2 text-text-2">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
        <p>
          Questions or requests:{' '}
          {supportEmail && (
            <>
              <a href={`mailto:${supportEmail}`} className="link">
                {supportEmail}
              </a>{' '}
              or{' '}
            </>
          )}
          <Link to={helpHref('talk')} className="link">
            write to us
          </Link>
          .
        </p>
      </div>
    </div>
  );
}
