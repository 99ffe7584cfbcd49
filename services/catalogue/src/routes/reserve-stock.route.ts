import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { reserveStock } from '@pinline/contracts/catalogue/stock/reserve-stock'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { reserveLines } from '../stock-queue/reserve-lines.ts'

export const reserveStockRoute = ({ live, stockQueue }: CatalogueDeps) =>
  route(reserveStock, async ({ orderNo, lines }, context) =>
    result(
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
