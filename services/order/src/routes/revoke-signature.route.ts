import { revokeSignature } from '@pinline/contracts/order/signature/revoke-signature'
import type { OrderDeps } from '../order-deps.ts'
import { orderCommandRoute } from './order-command-route.ts'

export const revokeSignatureRoute = (platform: OrderDeps) =>
  orderCommandRoute(platform, revokeSignature, ({ signatureNo }, { now }) => ({
    type: 'revoke-signature',
    signatureNo,
    now,
  }))
