import { withdrawReplacement } from '@pinline/contracts/order/after-sale/withdraw-replacement'
import type { OrderDeps } from '../order-deps.ts'
import { afterSaleCommandRoute } from './after-sale-command-route.ts'

export const withdrawReplacementRoute = (platform: OrderDeps) =>
  afterSaleCommandRoute(platform, withdrawReplacement, (_, { now }) => ({ type: 'withdraw-replacement', now }))
