import type { ContentDetails } from '@pinline/events/catalogue/content-details'
import type { ContentText, ContentTexts } from '@pinline/events/catalogue/content-text'

/** An item of content that the shop comes with. */
export interface SeedContent {
  readonly slug: string
  readonly details: ContentDetails
  readonly texts: ContentTexts & { readonly en: ContentText; readonly zh_cn: ContentText }
}
