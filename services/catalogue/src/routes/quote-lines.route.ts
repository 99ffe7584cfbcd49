import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { quoteLines } from '@pinline/contracts/catalogue/price/quote-lines'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { quoteLine } from '../read-models/products/quote-line.ts'

export const quoteLinesRoute = ({ live, taxonomy, currencies }: CatalogueDeps) =>
  route(quoteLines, async ({ currency, language, lines }, context) => {
    await live.catchUp(context.positions)
    const rate = await currencies.rateTo(currency)
    const audience = { language, rate, taxonomy: taxonomy.now }
    const quoted = lines.map((line) => quoteLine(line, live.index.find(line.productId), audience))
    return result({ lines: quoted, rate, isOffered: !isRejection(await currencies.offeredRate(currency)) })
  })
