import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { listAfterSaleTypes } from '@pinline/contracts/order/after-sale/list-after-sale-types'
import { afterSaleKind } from '@pinline/events/order/after-sale-kind'
import { afterSaleNames } from '../after-sales/after-sale-texts.ts'
import { afterSaleWindowDays } from '../domain/settings/after-sale-window.ts'
import type { OrderDeps } from '../order-deps.ts'
import { readOrderSettings } from '../settings/order-settings.ts'

export const listAfterSaleTypesRoute = (platform: OrderDeps) =>
  route(listAfterSaleTypes, async (_input, { language }) => {
    const settings = await readOrderSettings(platform)
    const names = afterSaleNames(language).kind
    const list = afterSaleKind.options.map((id) => ({ id, name: names[id], days: afterSaleWindowDays(settings, id) }))
    return result({ list })
  })
