import { localisedPath } from '../../app/language.ts'
import type { AppContext } from '../../app/router-context.ts'

type Thing = Readonly<Record<string, unknown>>

/** A place on the way to a page; its path is without language. */
export interface Place {
  readonly name: string
  readonly path: string
}

/** The way to a page, from home. */
export const breadcrumbJsonLd = (places: readonly Place[], { origin, language, i18n }: AppContext): Thing => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: i18n.t('shell:home'), path: '/index' }, ...places].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + encodeURI(localisedPath(language, path)),
  })),
})
