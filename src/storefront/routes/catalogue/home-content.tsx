import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Settings } from '#contract/content.ts';
import { toFreeShippingRule } from '#contract/free-shipping.ts';
import { useToast } from '#ui/feedback/toast.tsx';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';
import { sentKey, useSentMessage } from '#web/forms/use-form.ts';
import { JsonLd } from '#web/head/json-ld.tsx';
import { PageHead } from '#web/head/page-head.tsx';
import { toReturnPolicy, toShippingService } from '../../commerce/product/offer-terms.ts';
import { NewsletterForm } from '../../features/feedback/forms/newsletter-form.tsx';
import { thanks } from '../../features/feedback/messages/message-kinds.ts';
import { HomePage } from '../../features/home/home-page.tsx';
import type { HomeView } from '../../features/home/load-home.server.ts';
import { paths } from '../../paths.ts';
import { useSettings, useShop, useShopHref } from '../../shops/shop-context.tsx';
import type { RootData } from '../layout/load-root.server.ts';

export function HomeContent({ seo, ...home }: HomeView) {
  const siteUrl = useRouteLoaderData<RootData>('root')?.siteUrl;
  return (
    <>
      <PageHead seo={seo} />
      {siteUrl && <SiteJsonLd siteUrl={siteUrl} />}
      <HomePage {...home} newsletterForm={<NewsletterForm />} />
      <ReviewConfirmation />
    </>
  );
}

const text = thanks['avaliacao-da-loja'];

/** Confirms a review of the shop by a toast, or by a permanent message without script. */
function ReviewConfirmation() {
  const isConfirmed = useSentMessage() === 'avaliacao-da-loja';
  const isHydrated = useIsHydrated();
  const showToast = useToast();
  useEffect(() => {
    if (!isConfirmed) return;
    showToast({ text });
    // The key is removed from the URL, so that a reload or a shared link does not confirm again.
    const url = new URL(window.location.href);
    url.searchParams.delete(sentKey);
    window.history.replaceState(window.history.state, '', url);
  }, [isConfirmed, showToast]);
  if (!isConfirmed || isHydrated) return null;
  return (
    <div className="toast-area" role="status">
      <p className="toast">{text}</p>
    </div>
  );
}

const searchTerm = '{search_term_string}';

/** Structured data of the site, its search and its store (specification 2). */
function SiteJsonLd({ siteUrl }: { siteUrl: string }) {
  const settings = useSettings();
  const { nome: name, path: homePath } = useShop();
  const { site } = settings.sistema.geral;
  const shipping = toShippingService(toFreeShippingRule(settings));
  const toHref = useShopHref();
  const url = siteUrl + homePath;
  const target = new URL(siteUrl + toHref(paths.search));
  target.searchParams.set('busca', searchTerm);
  return (
    <>
      <JsonLd
        value={{
          '@type': 'WebSite',
          name,
          url,
          inLanguage: 'pt-BR',
          potentialAction: {
            '@type': 'SearchAction',
            // Search engines need the placeholder with unescaped braces.
            target: target.href.replace(encodeURIComponent(searchTerm), searchTerm),
            'query-input': 'required name=search_term_string',
          },
        }}
      />
      <JsonLd
        value={{
          '@type': 'Store',
          name,
          url,
          ...toCompany(site),
          hasMerchantReturnPolicy: toReturnPolicy(siteUrl),
          ...(shipping && { hasShippingService: shipping }),
        }}
      />
    </>
  );
}

/** What the merchant has filled in; an address has at least a street. */
export function toCompany(site: Settings['sistema']['geral']['site']) {
  return {
    ...(site.razaoSocial && { legalName: site.razaoSocial }),
    ...(site.telefoneContato && { telephone: site.telefoneContato }),
    ...(site.emailContato && { email: site.emailContato }),
    ...(site.endereco && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: site.endereco,
        ...(site.cep && { postalCode: site.cep }),
        addressCountry: 'BR',
      },
    }),
  };
}
