import { useSettings, useShop } from '../shop-context.tsx';
import { paths } from '../../routes.ts';
import { JsonLd } from './json-ld.tsx';

/** The site with its search, and the store behind it (specification 2). */
export function SiteJsonLd({ siteUrl }: { siteUrl: string }) {
  const { name } = useShop();
  const { site } = useSettings().sistema.geral;
  const url = `${siteUrl}/`;
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
            target: `${siteUrl}${paths.search}?busca={search_term_string}`,
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
