import { approveAfterSale } from '@pinline/contracts/order/after-sale/approve-after-sale'
import { remindAt } from '@pinline/events/order/after-sale-deadlines'
import { putAfterSaleText } from '../after-sales/after-sale-vault.ts'
import type { OrderDeps } from '../order-deps.ts'
import { readOrderSettings } from '../settings/order-settings.ts'
import { afterSaleCommandRoute } from './after-sale-command-route.ts'

const dayMs = 86_400_000

/** When pieces are to be back by the settings of now. */
const backOf = async (platform: OrderDeps, now: string) => {
  const { afterSaleSendBackDays } = await readOrderSettings(platform)
  const returnBy = new Date(Date.parse(now) + afterSaleSendBackDays * dayMs).toISOString()
  return { returnBy, remindAt: remindAt(now, returnBy) }
}

export const approveAfterSaleRoute = (platform: OrderDeps) =>
  afterSaleCommandRoute(
    platform,
    approveAfterSale,
    async ({ returnRequired, instructions = '' }, { request, now }) => ({
      type: 'approve-after-sale',
      returnRequired,
      ...(instructions === ''
        ? {}
        : { instructionsRef: await putAfterSaleText(platform, request.afterSaleNo, instructions) }),
      ...(returnRequired ? { back: await backOf(platform, now) } : {}),
      now,
    }),
  )
