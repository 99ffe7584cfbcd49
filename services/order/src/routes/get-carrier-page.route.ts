import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { getCarrierPage } from '@pinline/contracts/order/carrier/get-carrier-page'
import { carrierPageOf } from '../carriers/carrier-page.ts'
import { readCarriers } from '../carriers/carrier-store.ts'
import type { OrderDeps } from '../order-deps.ts'

export const getCarrierPageRoute = (platform: OrderDeps) =>
  route(getCarrierPage, async ({ carrier, trackingNumber }) =>
    result({ carrierPage: carrierPageOf(await readCarriers(platform), carrier, trackingNumber) }),
  )
