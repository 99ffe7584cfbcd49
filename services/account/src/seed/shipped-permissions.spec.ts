import { accountCalls, accountResources } from '@pinline/contracts/account/account-calls'
import { catalogueCalls, catalogueResources } from '@pinline/contracts/catalogue/catalogue-calls'
import { gatewayCalls } from '@pinline/contracts/gateway/gateway-calls'
import { notificationCalls, notificationResources } from '@pinline/contracts/notification/notification-calls'
import { orderCalls, orderResources } from '@pinline/contracts/order/order-calls'
import { expect, it } from 'vitest'
import { shippedMenus } from '../domain/permissions/shipped-menus.ts'

const calls = [accountCalls, catalogueCalls, gatewayCalls, notificationCalls, orderCalls].flat()
const resources = [accountResources, catalogueResources, notificationResources, orderResources].flat()

const requested = new Set([
  ...calls.flatMap(({ access }) => (access.kind === 'staff' && access.permission !== null ? [access.permission] : [])),
  ...resources.map(({ permission }) => permission),
])

it.each([...requested].toSorted())('%s has a menu with a title in ten languages', (permission) => {
  const menu = shippedMenus.find(({ authority }) => authority === permission)
  expect(menu, 'every permission stands in shipped-menus.ts').toBeDefined()
  expect(Object.values(menu?.title ?? {}).filter((text) => text !== '')).toHaveLength(10)
})

it('no permission is shipped that nothing requests', () => {
  const shipped = shippedMenus.flatMap(({ authority }) => (authority === null ? [] : [authority]))
  expect(shipped.filter((permission) => !requested.has(permission))).toEqual([])
})
