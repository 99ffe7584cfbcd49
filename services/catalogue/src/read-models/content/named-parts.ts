import type { ContentDetails } from '@pinline/events/catalogue/content-details'
import type { ContentLink } from '@pinline/events/catalogue/content-document'
import type { ContentTexts } from '@pinline/events/catalogue/content-text'
import { referencesIn } from '../../content/body-references.ts'

const linked = (links: readonly (ContentLink | null)[]): readonly string[] =>
  links.flatMap((link) => (link?.kind === 'product' ? [link.target] : []))

const detailParts = (details: ContentDetails): readonly string[] => [
  ...('productIds' in details ? details.productIds : []),
  ...('link' in details ? linked([details.link]) : []),
]

interface Side {
  readonly details: ContentDetails
  readonly texts: ContentTexts
}

/** Every part that an item names, in its details, cards, tables or links, each once; whether it is listed or not. */
export const namedParts = (sides: readonly (Side | null)[]): readonly string[] => {
  const named = sides.flatMap((side) => {
    if (side === null) return []
    const bodies = Object.values(side.texts).flatMap(({ body }) => {
      const { productIds, tables, links } = referencesIn(body)
      return [...productIds, ...tables.flatMap((table) => table.productIds), ...linked(links)]
    })
    return [...detailParts(side.details), ...bodies]
  })
  return [...new Set(named)].toSorted()
}
