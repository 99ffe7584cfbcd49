import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { type MatchedLine, matchLines } from '@pinline/contracts/catalogue/search/match-lines'
import { lineTotal } from '@pinline/events/money'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { breaksIn, unitPriceAt } from '../domain/price/quote.ts'
import { isAllowedQuantity, suggestedQuantities } from '../domain/product/allowed-quantity.ts'
import { type Audience, presentProduct } from '../read-models/products/present-product.ts'
import { productsProjection } from '../read-models/products/products.projection.ts'
import { type IndexedProduct, priceOf } from '../search/indexed-product.ts'
import type { NumberMatch } from '../search/match-number.ts'

const matchResult = { exact: 'exact', close: 'read-as', several: 'several', none: 'none' } as const

/** Several manufacturers may use one part number; the buyer then has to choose one. */
const matchOf = ({ match, products }: NumberMatch): MatchedLine['match'] =>
  match === 'exact' && products.length > 1 ? 'several' : matchResult[match]

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

export const matchLinesRoute = ({ live, taxonomy, currencies }: CatalogueDeps) =>
  route(
    matchLines,
    async ({ lines }, { language, currency, positions }) => {
      await Promise.all([live.catchUp(positions), taxonomy.catchUp(positions)])
      const audience = { language, rate: await currencies.rateTo(currency), taxonomy: taxonomy.now }
      const list = lines.map(({ partNumber, manufacturer, quantity }, place): MatchedLine => {
        const found = live.index.match(partNumber, manufacturer)
        return {
          line: place + 1,
          partNumber,
          match: matchOf(found),
          candidates: found.products.map((entry) => presentProduct(entry, audience)),
          ...priced(found.products[0], quantity, audience),
        }
      })
      return result({ list })
    },
    { waitsFor: [productsProjection] },
  )
