import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { getSeller } from '@pinline/contracts/order/settings/get-seller'
import { sellerAt, sellerStreamId } from '../domain/seller/seller.ts'
import { sellerDecider } from '../domain/seller/seller-decider.ts'
import type { OrderDeps } from '../order-deps.ts'

/** Reads up to the stream's end, so that an editor sees changes on any instance. */
export const getSellerRoute = (platform: OrderDeps) =>
  route(getSeller, async () => {
    const { state, version } = await loadStream(platform, sellerDecider, sellerStreamId)
    return result({ ...sellerAt(state, version), version })
  })
