import { accountCalls } from '@pinline/account/contract/account-calls'
import { catalogueCalls } from '@pinline/catalogue/contract/catalogue-calls'
import type { AnyCall } from '@pinline/chassis/contract/call'
import { gatewayCalls } from '@pinline/gateway/contract/gateway-calls'
import { notificationCalls } from '@pinline/notification/contract/notification-calls'
import { orderCalls } from '@pinline/order/contract/order-calls'
import { describe, expect, it } from 'vitest'
import { audit as english } from '../../messages/en/audit.ts'
import { audit as chinese } from '../../messages/zh_cn/audit.ts'

const audited = ({ audited: marked, effect, authority }: AnyCall, buyersToo = false): boolean =>
  marked !== 'never' &&
  (marked !== undefined ||
    (effect === 'command' &&
      (authority.kind === 'staff' ||
        authority.kind === 'signed' ||
        authority.kind === 'buyer-or-staff' ||
        (buyersToo && authority.kind === 'buyer'))))

const calls = [
  ...accountCalls.filter((call) => audited(call, true)),
  ...[catalogueCalls, orderCalls, notificationCalls, gatewayCalls].flat().filter((call) => audited(call)),
]

describe('what an entry is called', () => {
  it.each(calls.map(({ name }) => name))('%s', (name) => {
    expect(english.what).toHaveProperty([name])
    expect(chinese.what).toHaveProperty([name])
  })
})
