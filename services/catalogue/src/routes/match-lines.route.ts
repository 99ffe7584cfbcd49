import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { mapInTurns } from '@pinline/chassis/in-turns'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { type MatchedLine, matchLines } from '@pinline/contracts/catalogue/search/match-lines'
import { lineTotal } from '@pinline/events/money'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { breaksIn, unitPriceAt } from '../domain/price/quote.ts'
import { isAllowedQuantity, suggestedQuantities } from '../domain/product/allowed-quantity.ts'
import { type Audience, presentProduct } from '../read-models/products/present-product.ts'
import { productsProjection } from '../read-models/products/products.projection.ts'
import { type IndexedProduct, priceOf } from '../search/indexed-product.ts'
import type { LineMatch } from '../search/match-index.ts'
import { isOfMaker } from '../search/match-maker.ts'

const matchResult = { exact: 'exact', close: 'read-as', several: 'several', none: 'none' } as const

/** Lines of a list whose series is looked for: each compares 400 numbers at most. */
const maxNearestSearches = 100

/** Several manufacturers may use one part number, or another than the list names; the buyer then has to choose one. */
const matchOf = ({ match, ids }: LineMatch, otherMaker: string | null): MatchedLine['match'] => {
  if (match === 'exact' && ids.length > 1) return 'several'
  return otherMaker === null ? matchResult[match] : 'read-as'
}

const otherMakerOf = (
  { match }: LineMatch,
  entries: readonly IndexedProduct[],
  manufacturer: string | undefined,
): string | null =>
  manufacturer === undefined ||
  match !== 'exact' ||
  entries.some(({ product }) => isOfMaker(product.data.manufacturer, manufacturer))
    ? null
    : manufacturer

const priced = (
  first: IndexedProduct | undefined,
  wanted: number | undefined,
  { rate }: Audience,
): Pick<MatchedLine, 'quantity' | 'suggestedQuantities' | 'unitPrice' | 'lineTotal'> => {
  if (first === undefined) {
    return { quantity: wanted ?? null, suggestedQuantities: [], unitPrice: null, lineTotal: null }
  }
  const { data } = first.product
  const quantity = wanted ?? data.moq
  const unitPrice = unitPriceAt(breaksIn(priceOf(first), rate), quantity)
  return {
    quantity,
    suggestedQuantities: isAllowedQuantity(data, quantity) ? [] : suggestedQuantities(data, quantity),
    unitPrice: unitPrice ?? null,
    lineTotal: unitPrice === undefined ? null : lineTotal(unitPrice, quantity),
  }
}

/** Numbers are compared in a thread of their own, and the lines composed in turns: others need not wait. */
export const matchLinesRoute = ({ live, matcher, taxonomy, currencies }: CatalogueDeps) =>
  route(
    matchLines,
    async ({ lines }, { language, currency, positions, address }) => {
      await Promise.all([live.catchUp(positions), taxonomy.catchUp(positions)])
      const matched = await matcher.match(lines, address)
      if (isRejection(matched)) return matched
      const rate = await currencies.offeredRate(currency)
      if (isRejection(rate)) return rate
      const audience = { language, rate, taxonomy: taxonomy.now }
      let searches = maxNearestSearches
      const nearestTo = (partNumber: string) => {
        searches -= 1
        return searches < 0 ? [] : (live.index.nearestTo(partNumber)?.products ?? [])
      }
      const list = await mapInTurns(lines, ({ partNumber, quantity, manufacturer }, place): MatchedLine => {
        const found = matched.lines[place] ?? { match: 'none', ids: [] }
        const entries = found.ids.flatMap((id) => live.index.find(id) ?? [])
        const otherMaker = otherMakerOf(found, entries, manufacturer)
        return {
          line: place + 1,
          partNumber,
          match: matchOf(found, otherMaker),
          otherMaker,
          candidates: entries.map((entry) => presentProduct(entry, audience)),
          nearest: (entries.length === 0 ? nearestTo(partNumber) : []).map((entry) => presentProduct(entry, audience)),
          ...priced(entries[0], quantity, audience),
        }
      })
      return result({ list, complete: matched.complete })
    },
    { waitsFor: [productsProjection] },
  )
