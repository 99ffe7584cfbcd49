import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import { reserveStock } from '@pinline/contracts/catalogue/stock/reserve-stock'
import type { CatalogueParts } from '../catalogue-parts.ts'
import { reserveLines } from '../stock-queue/reserve-lines.ts'

export const reserveStockRoute = ({ live, stockQueue }: CatalogueParts) =>
  route(reserveStock, async ({ orderNo, lines }, context) =>
    answer(
      await reserveLines(
        {
          submit: (command, of) => stockQueue.submit(command, of),
          find: (productId) => live.index.find(productId),
        },
        orderNo,
        lines,
        context.commandContext,
      ),
    ),
  )
