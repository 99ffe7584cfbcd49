import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import { quoteLines } from '@pinline/contracts/catalogue/price/quote-lines'
import type { CatalogueParts } from '../catalogue-parts.ts'
import { quoteLine } from '../read-models/products/quote-line.ts'

export const quoteLinesRoute = ({ live, taxonomy, currencies }: CatalogueParts) =>
  route(quoteLines, async ({ currency, language, lines }, context) => {
    await live.freshen(context.positions)
    const rate = await currencies.rateTo(currency)
    const audience = { language, rate, taxonomy: taxonomy.now }
    const quoted = lines.map((line) => quoteLine(line, live.index.find(line.productId), audience))
    return answer({ lines: quoted, rate })
  })
