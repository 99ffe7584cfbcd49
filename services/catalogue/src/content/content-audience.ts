import type { RequestContext } from '@pinline/chassis/http/request-context'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import type { Audience } from '../read-models/products/present-product.ts'

/** The reader of a request, once content, parts and categories have caught up with what they did. */
export const contentAudience = async (
  { content, live, taxonomy, currencies }: CatalogueDeps,
  { language, currency, positions }: Pick<RequestContext, 'language' | 'currency' | 'positions'>,
): Promise<Audience> => {
  await Promise.all([content.catchUp(positions), live.catchUp(positions), taxonomy.catchUp(positions)])
  return { language, rate: await currencies.rateTo(currency), taxonomy: taxonomy.now }
}
