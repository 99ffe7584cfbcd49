import { describe, expect, it } from 'vitest'
import { accountCalls, accountResources } from '../account/account-calls.ts'
import { catalogueCalls, catalogueResources } from '../catalogue/catalogue-calls.ts'
import { gatewayCalls } from '../gateway/gateway-calls.ts'
import { notificationCalls, notificationResources } from '../notification/notification-calls.ts'
import { orderCalls, orderResources } from '../order/order-calls.ts'
import { buyerApiScopes, staffApiScopes } from './api-scopes.ts'

const calls = [accountCalls, catalogueCalls, gatewayCalls, notificationCalls, orderCalls].flat()
const resources = [accountResources, catalogueResources, notificationResources, orderResources].flat()

/** The scopes of the calls that a key of this owner may make. */
const scopesOf = (owner: 'buyer' | 'staff'): string[] => {
  const kinds: readonly string[] = ['open', owner, 'buyer-or-staff']
  const needed = calls.filter(({ access }) => kinds.includes(access.kind)).map(({ apiScope }) => apiScope)
  const ofLists = owner === 'staff' ? resources.map(({ apiScope }) => apiScope) : []
  return [...new Set([...needed, ...ofLists].filter((scope) => scope !== undefined))].sort()
}

describe('the scopes offered for a key', () => {
  it.each([
    ['buyer', buyerApiScopes],
    ['staff', staffApiScopes],
  ] as const)('are those that calls of its owner need: %s', (owner, offered) => {
    expect([...offered].sort()).toEqual(scopesOf(owner))
  })
})
