import type { ContentDetails } from '@pinline/events/catalogue/content-details'
import type { ContentText } from '@pinline/events/catalogue/content-text'

/** An item of content that the shop comes with. */
export interface SeedContent {
  readonly slug: string
  readonly details: ContentDetails
  readonly texts: { readonly en: ContentText; readonly zh_cn: ContentText }
}
