import { localisedPath } from '../../app/language.ts'
import type { AppContext } from '../../app/router-context.ts'

/** Metadata of a list for search engines. */
export interface ListedCollection {
  readonly title: string
  readonly lead: string
  /** Path of its first page without the language. */
  readonly path: string
  /** Query string of this page's URL. */
  readonly canonical: string
  readonly parents: readonly { readonly id: string; readonly slug: string; readonly meta_title: string }[]
  readonly total: number
  readonly parts: readonly { readonly id: string; readonly name: string; readonly position: number }[]
}

/** A list as JSON-LD: a collection page, its breadcrumb, and its parts. Source: schema.org, CollectionPage. */
export function collectionJsonLd(
  list: ListedCollection,
  { origin, language, i18n }: AppContext,
): Readonly<Record<string, unknown>> {
  const address = (path: string): string => origin + localisedPath(language, path)
  const places = [
    { name: i18n.t('shell:home'), path: '/index' },
    ...list.parents.map(({ id, slug, meta_title }) => ({ name: meta_title, path: `/product/${slug}/${id}` })),
    { name: list.title, path: list.path },
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: list.title,
    url: address(list.path + list.canonical),
    ...(list.lead === '' ? {} : { description: list.lead }),
    breadcrumb: {
      '@type': 'BreadcrumbList',
      itemListElement: places.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: address(path),
      })),
    },
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: list.total,
      itemListElement: list.parts.map(({ id, name, position }) => ({
        '@type': 'ListItem',
        position,
        name,
        url: address(`/productDetail/${id}`),
      })),
    },
  }
}
