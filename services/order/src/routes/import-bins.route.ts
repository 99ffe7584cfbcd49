import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { importBins } from '@pinline/contracts/order/picking/import-bins'
import type { OrderDeps } from '../order-deps.ts'
import { setBins } from '../picking/import-bins.ts'

export const importBinsRoute = (platform: OrderDeps) =>
  route(importBins, async ({ rows }, { commandContext }) =>
    result({ outcomes: await setBins(platform, rows, commandContext) }),
  )
