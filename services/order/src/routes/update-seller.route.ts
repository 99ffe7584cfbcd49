import { commandRoute } from '@pinline/chassis/http/command-route'
import { updateSeller } from '@pinline/contracts/order/settings/update-seller'
import { sellerAt, sellerStreamId } from '../domain/seller/seller.ts'
import { sellerDecider } from '../domain/seller/seller-decider.ts'
import type { OrderDeps } from '../order-deps.ts'
import { invalidateTaxation } from '../tax/tax-store.ts'

export const updateSellerRoute = (platform: OrderDeps) =>
  commandRoute(platform, updateSeller, sellerDecider, {
    toCommand: ({ version, ...seller }) => ({
      streamId: sellerStreamId,
      command: { type: 'update-seller', ...seller, now: platform.clock.now().toISOString() } as const,
      expectedVersion: version,
    }),
    toOutput: ({ state, version }) => {
      invalidateTaxation(platform)
      return { ...sellerAt(state, version), version }
    },
  })
