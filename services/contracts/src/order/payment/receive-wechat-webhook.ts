import { z } from 'zod'
import { call, signed } from '../../api/call.ts'

/**
 * Where WeChat Pay sends its notices. Nothing of the body is read before its signature is found right, hence the empty
 * input. HTTP 200 acknowledges, also where the notice is refused for what it says; 401 and 5xx have it sent again.
 */
export const receiveWechatWebhook = call({
  name: 'receive-wechat-webhook',
  path: '/wallet/wechat-pay/notice',
  effect: 'command',
  access: signed,
  input: z.object({}),
  output: z.object({ received: z.literal(true) }),
  errors: [
    'route-not-found',
    'signature-invalid',
    'notice-stale',
    'notice-replayed',
    'notice-mismatch',
    'order-not-found',
    'refund-not-found',
    'wallet-unreachable',
  ],
})
