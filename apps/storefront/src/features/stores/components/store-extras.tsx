import { imageSrcSet, imageUrl } from '@market/domain/image';
import { formatDate } from '@market/domain/lagos-time';
import { namedLinks } from '@market/domain/stores/social-networks';
import type { StorePage } from '@market/domain/stores/store-page';
import { telHref } from '@market/ui/link';

/** A second picture, shown uncropped whatever its shape. */
export function StorePromoImage({ image }: { image: string | undefined }) {
  if (!image) return null;
  return (
    <div className="page-wrap pt-10 md:pt-14">
      <img
        src={imageUrl(image, 640)}
        srcSet={imageSrcSet(image)}
        sizes="(min-width: 82rem) 82rem, 100vw"
        alt=""
        width={1280}
        height={720}
        loading="lazy"
        decoding="async"
        className="aspect-video w-full rounded-3 bg-(--store-band) object-contain md:aspect-[3/1]"
      />
    </div>
  );
}

export function StoreTestimonials({ theme }: { theme: StorePage['theme'] }) {
  const quotes = theme.testimonials.filter(({ hidden }) => !hidden);
  if (quotes.length === 0) return null;
  return (
    <section aria-labelledby="quotes" className="mt-12 border-y border-line md:mt-16">
      <div className="page-wrap py-9 md:py-12">
        <h2 id="quotes" className="sr-only">
          What customers say
        </h2>
        <ul className="grid gap-x-14 gap-y-9 md:grid-cols-2">
          {quotes.map(({ id, quote, name, role }) => (
            <li key={id}>
              <figure>
                <blockquote className="display text-d3 text-balance break-words">{`“${quote}”`}</blockquote>
                <figcaption className="mt-2 text-sm">
                  {[name, role].filter(Boolean).join(', ')}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function StoreFooter({ store }: { store: StorePage }) {
  const { header } = store.theme;
  const phone = header.phoneNumber ?? store.storePhoneNumber;
  const place = [store.street, store.city, store.state].filter(Boolean).join(', ');
  const socials = namedLinks(store.theme.socials);
  return (
    <section aria-labelledby="about-store" className="mt-12 bg-(--store-band) md:mt-16">
      <div className="page-wrap grid gap-x-14 gap-y-6 py-9 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="min-w-0">
          <h2 id="about-store" className="display text-d3 break-words">
            {`About ${store.storeName}`}
          </h2>
          {store.about && (
            <p className="mt-2 max-w-(--measure) leading-[1.6] break-words whitespace-pre-line">
              {store.about}
            </p>
          )}
          <p className="mt-2 text-sm">{`On the marketplace since ${formatDate(store.openedAt)}.`}</p>
        </div>
        <div className="grid content-start gap-2 text-sm">
          {place && <p className="break-words">{place}</p>}
          {phone && (
            <p>
              <a href={telHref(phone)} className="link inline-flex min-h-6 nums">
                {phone}
              </a>
            </p>
          )}
          {header.email && (
            <p>
              <a href={`mailto:${header.email}`} className="link inline-flex min-h-6 break-all">
                {header.email}
              </a>
            </p>
          )}
          {socials.length > 0 && (
            <ul aria-label="Social links" className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
              {socials.map(({ network, name, url }) => (
                <li key={network}>
                  <a
                    href={url}
                    target="_blank"
                    rel="noopener noreferrer nofollow ugc"
                    className="link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
                  >
                    {name}
                    <span className="sr-only"> (opens a new tab)</span>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  );
}
