import { describe, expect, it } from 'vitest'
import { newWebhookSecret, signedHeaders } from './sign-webhook.ts'

describe('the headers of a webhook', () => {
  // The example of the specification of Standard Webhooks.
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const message = {
    ...{ messageId: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}' },
    now: new Date(1_614_265_330_000),
  }
  it('are those of the specification', () => {
    expect(signedHeaders(message, [secret])).toEqual({
      'webhook-id': message.messageId,
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    })
  })
  it('have a signature by each secret', () => {
    const signature = signedHeaders(message, [secret, newWebhookSecret()])['webhook-signature']
    expect(signature.split(' ')).toHaveLength(2)
    expect(signature).toContain('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
  })
})

it('makes secrets of 32 bytes that differ', () => {
  const [one, other] = [newWebhookSecret(), newWebhookSecret()]
  expect(Buffer.from(one.slice('whsec_'.length), 'base64')).toHaveLength(32)
  expect(one).not.toBe(other)
})
