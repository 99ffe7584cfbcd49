import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { listAfterSaleReasons } from '@pinline/contracts/order/after-sale/list-after-sale-reasons'
import { afterSaleReason, afterSaleReasons } from '@pinline/events/order/after-sale-kind'
import { afterSaleNames } from '../after-sales/after-sale-texts.ts'

export const listAfterSaleReasonsRoute = () =>
  route(listAfterSaleReasons, async ({ kind }, { language }) => {
    const names = afterSaleNames(language).reason
    const list = afterSaleReason.options.map((id) => {
      const { kinds, isDefect } = afterSaleReasons[id]
      return { id, name: names[id], kinds: [...kinds], isDefect }
    })
    return result({ list: kind === undefined ? list : list.filter(({ kinds }) => kinds.includes(kind)) })
  })
