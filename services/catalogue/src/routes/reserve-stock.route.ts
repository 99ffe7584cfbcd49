import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { reserveStock } from '@pinline/contracts/catalogue/stock/reserve-stock'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { reserveLines } from '../stock-queue/reserve-lines.ts'

export const reserveStockRoute = ({ live, stockQueue }: CatalogueDeps) =>
  route(reserveStock, async ({ orderNo, ...request }, context) =>
    result(
      await reserveLines(
        {
          submit: (command, of) => stockQueue.submit(command, of),
          find: (productId) => {
            const found = live.index.find(productId)
            return found && { available: found.available, moq: found.product.data.moq }
          },
        },
        orderNo,
        request,
        context.commandContext,
      ),
    ),
  )
