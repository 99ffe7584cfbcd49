import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import type { CatalogueParts } from '../catalogue-parts.ts'
import { reserveStock } from '../contract/reserve-stock.ts'
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
