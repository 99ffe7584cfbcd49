import type { ContentDetailsOf } from '@pinline/events/catalogue/content-details'
import type { ContentText } from '@pinline/events/catalogue/content-text'
import type { SeedContent } from '../seed-content.ts'

/** A page at its route; its slug is the last segment. */
export const page = (
  path: string,
  group: ContentDetailsOf<'page'>['group'],
  orderNum: number,
  texts: { readonly en: ContentText; readonly zh_cn: ContentText },
): SeedContent => ({
  slug: path.slice(path.lastIndexOf('/') + 1),
  details: { kind: 'page', path, group, picture: null, orderNum },
  texts,
})
