import { cachedForASecond } from '@pinline/chassis/cached-for-a-second'
import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { sellerAt, sellerStreamId } from '../domain/seller/seller.ts'
import { sellerDecider } from '../domain/seller/seller-decider.ts'
import { taxDecider } from '../domain/tax/tax-decider.ts'
import type { TaxedParty } from '../domain/tax/tax-rule-for.ts'
import { type TaxRules, taxStreamId } from '../domain/tax/tax-rules.ts'
import type { OrderDeps } from '../order-deps.ts'

interface Taxation {
  readonly rules: TaxRules
  readonly seller: TaxedParty
}

const cached = cachedForASecond(async (platform: OrderDeps): Promise<Taxation> => {
  const [tax, sellers] = await Promise.all([
    loadStream(platform, taxDecider, taxStreamId),
    loadStream(platform, sellerDecider, sellerStreamId),
  ])
  return { rules: tax.state, seller: sellerAt(sellers.state, sellers.version) }
})

/** Rates and seller, as they were at most a second ago. */
export const readTaxation = cached.read

/** Called after a change of either on this instance, and if totals differ from those of another instance. */
export const invalidateTaxation = cached.invalidate
