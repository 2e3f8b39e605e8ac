import { JsonLd } from '#web/head/json-ld.tsx';
import { paths } from '../../paths.ts';
import { useSettings, useShop, useShopHref } from '../../shops/shop-context.tsx';

const searchTerm = '{search_term_string}';

/** Structured data of the site, its search and its store (specification 2). */
export function SiteJsonLd({ siteUrl }: { siteUrl: string }) {
  const { nome: name, path: homePath } = useShop();
  const { site } = useSettings().sistema.geral;
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
          legalName: site.razaoSocial,
          telephone: site.telefoneContato,
          email: site.emailContato,
          address: {
            '@type': 'PostalAddress',
            streetAddress: site.endereco,
            postalCode: site.cep,
            addressCountry: 'BR',
          },
        }}
      />
    </>
  );
}
