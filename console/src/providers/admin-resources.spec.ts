import { accountResources } from '@pinline/contracts/account/account-calls'
import { catalogueResources } from '@pinline/contracts/catalogue/catalogue-calls'
import { notificationResources } from '@pinline/contracts/notification/notification-calls'
import { orderResources } from '@pinline/contracts/order/order-calls'
import { expect, it } from 'vitest'
import { adminResources } from './admin-resources.ts'

const declared = [...orderResources, ...catalogueResources, ...notificationResources, ...accountResources]

it('has every resource of the API under its name', async () => {
  const loaded = await Promise.all(Object.entries(adminResources).map(async ([name, load]) => [name, await load()]))
  expect(Object.fromEntries(loaded)).toEqual(Object.fromEntries(declared.map((one) => [one.name, one])))
})
