import { localisedPath } from '../../app/language.ts'
import type { AppContext } from '../../app/router-context.ts'

type Thing = Readonly<Record<string, unknown>>

/** The company, and its site with the address of a search. Source: schema.org, Organization and WebSite. */
export const homeJsonLd = ({ origin, language, i18n }: AppContext): Thing[] => {
  const name = i18n.t('shell:shopName')
  const company = { '@type': 'Organization', '@id': `${origin}/#organization`, name, url: origin }
  return [
    {
      '@context': 'https://schema.org',
      ...company,
      logo: `${origin}/share/shop.png?lang=${language}`,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'sales',
        url: origin + localisedPath(language, '/contact'),
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name,
      url: origin + localisedPath(language, '/index'),
      publisher: company,
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${origin}${localisedPath(language, '/productListCopy/all')}?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}
