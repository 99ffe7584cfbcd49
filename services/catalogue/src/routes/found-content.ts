import type { RequestContext } from '@pinline/chassis/http/request-context'
import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { ContentDetail } from '@pinline/contracts/catalogue/content/content-shown'
import type { ContentKind } from '@pinline/events/catalogue/content-details'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { contentAudience } from '../content/content-audience.ts'
import type { PublishedContent } from '../content/live-content.ts'
import { contentDetailOf } from '../content/present-content.ts'
import type { Audience } from '../read-models/products/present-product.ts'

/** What readers see of an item of one kind by its slug or id, with its body. */
export const foundContent = async (
  deps: CatalogueDeps,
  { id, kind }: { readonly id: string; readonly kind: ContentKind },
  context: RequestContext,
): Promise<{ item: PublishedContent; detail: ContentDetail; audience: Audience } | Rejection> => {
  const audience = await contentAudience(deps, context)
  const found = deps.content.find(id, kind)
  if (found === undefined) return rejection('content-not-found')
  if (found.outcome === 'withdrawn') return rejection('content-withdrawn')
  const { item, moved } = found
  return { item, detail: contentDetailOf(deps, item, audience, { moved }), audience }
}
