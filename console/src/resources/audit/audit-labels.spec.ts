import { accountCalls } from '@pinline/contracts/account/account-calls'
import type { AnyCall } from '@pinline/contracts/api/call'
import { catalogueCalls } from '@pinline/contracts/catalogue/catalogue-calls'
import { gatewayCalls } from '@pinline/contracts/gateway/gateway-calls'
import { notificationCalls } from '@pinline/contracts/notification/notification-calls'
import { orderCalls } from '@pinline/contracts/order/order-calls'
import { describe, expect, it } from 'vitest'
import { audit as english } from '../../messages/en/audit.ts'
import { audit as chinese } from '../../messages/zh_cn/audit.ts'

const audited = ({ audited: marked, effect, access }: AnyCall, includeBuyers = false): boolean =>
  marked !== 'never' &&
  (marked !== undefined ||
    (effect === 'command' &&
      (access.kind === 'staff' ||
        access.kind === 'signed' ||
        access.kind === 'buyer-or-staff' ||
        (includeBuyers && access.kind === 'buyer'))))

const calls = [
  ...accountCalls.filter((call) => audited(call, true)),
  ...[catalogueCalls, orderCalls, notificationCalls, gatewayCalls].flat().filter((call) => audited(call)),
]

describe('the label of an entry', () => {
  it.each(calls.map(({ name }) => name))('%s', (name) => {
    expect(english.what).toHaveProperty([name])
    expect(chinese.what).toHaveProperty([name])
  })
})
