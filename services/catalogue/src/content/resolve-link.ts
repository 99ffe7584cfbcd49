import type { ResolvedLink } from '@pinline/contracts/catalogue/content/content-link'
import { languageShown } from '@pinline/events/catalogue/complete-text'
import type { ContentLink } from '@pinline/events/catalogue/content-document'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { type Audience, nameOf } from '../read-models/products/present-product.ts'
import { entryOf } from '../taxonomy/entry-of.ts'
import { textIn } from '../taxonomy/taxonomy-rows.ts'
import type { PublishedContent } from './live-content.ts'

/** Title of an item in the reader's language, or the next of its chain. */
export const titleOf = ({ kind, texts }: PublishedContent, { language }: Pick<Audience, 'language'>): string => {
  const shown = languageShown(kind, texts, language)
  return shown === undefined ? '' : (texts[shown]?.title ?? '')
}

/** Where a link leads now; undefined if what it names is not there any more. */
export const resolveLink = (
  { content, live }: Pick<CatalogueDeps, 'content' | 'live'>,
  { kind, target }: ContentLink,
  audience: Audience,
): ResolvedLink | undefined => {
  switch (kind) {
    case 'content': {
      const item = content.byId(target)
      if (item === undefined || item.path === null) return undefined
      return { kind, target, path: item.path, title: titleOf(item, audience) }
    }
    case 'product': {
      const entry = live.index.find(target)
      if (entry === undefined) return undefined
      return { kind, target, path: `/productDetail/${target}`, title: nameOf(entry, audience) }
    }
    case 'category': {
      const category = entryOf(audience.taxonomy.categories, target)
      if (category === undefined) return undefined
      const title = textIn(category.titles, audience.language, target)
      return { kind, target, path: `/product/${target}/${target}`, title }
    }
    case 'route':
    case 'url':
      return { kind, target, path: target, title: '' }
    default:
      return kind satisfies never
  }
}
