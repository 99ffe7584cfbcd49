import { addBuyerNote } from '@pinline/contracts/account/people/add-buyer-note'
import { listMenus } from '@pinline/contracts/account/permissions/list-menus'
import { listRoles } from '@pinline/contracts/account/permissions/list-roles'
import type { Call } from '@pinline/contracts/api/call'
import { createContent } from '@pinline/contracts/catalogue/content/create-content'
import { publishContent } from '@pinline/contracts/catalogue/content/publish-content'
import { placePurchaseOrder } from '@pinline/contracts/catalogue/purchase-order/place-purchase-order'
import { purchaseOrdersResource } from '@pinline/contracts/catalogue/purchase-order/purchase-orders-resource'
import { receivePurchaseOrder } from '@pinline/contracts/catalogue/purchase-order/receive-purchase-order'
import { receiveStock } from '@pinline/contracts/catalogue/stock/receive-stock'
import { approveAfterSale } from '@pinline/contracts/order/after-sale/approve-after-sale'
import { getAfterSale } from '@pinline/contracts/order/after-sale/get-after-sale'
import { addOrderNote } from '@pinline/contracts/order/order/add-order-note'
import { cancelOrderByStaff } from '@pinline/contracts/order/order/cancel-order-by-staff'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { shipOrder } from '@pinline/contracts/order/order/ship-order'
import { startStocking } from '@pinline/contracts/order/order/start-stocking'
import { startTesting } from '@pinline/contracts/order/order/start-testing'
import { requestRefund } from '@pinline/contracts/order/payment/request-refund'
import { revokeSignature } from '@pinline/contracts/order/signature/revoke-signature'
import { signDocument } from '@pinline/contracts/order/signature/sign-document'
import { buyerId, productId } from '@pinline/events/ids'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Answered, type Caller, signInStaff } from '../harness/shop.ts'
import type { TestSystem } from '../harness/start-system.ts'
import { waitFor } from '../harness/wait-for.ts'
import { advanceOrder } from '../journeys/advance-order.ts'
import { newShopper, type Shopper } from './shopper.ts'
import { mismatches } from './staff-endpoints.ts'
import { staffWithRole } from './staff-with-role.ts'

const changed = z.object({ version: z.int() })
const roleIds = ['sales', 'warehouse', 'purchasing', 'testing', 'content', 'finance', 'support', 'read-only'] as const
type ShippedRoleId = (typeof roleIds)[number]

/** What the product's roles let their members do: the morning's work in one order's course, and nothing else. */
export const shippedRoles = (shared: () => TestSystem): void => {
  describe('shipped roles', () => {
    let system: TestSystem
    let shopper: Shopper
    let order: { readonly orderNo: string }
    const members = new Map<ShippedRoleId, Caller>()
    /** Keys of the menus of each role; which they are is held by `shipped-roles.spec.ts`. */
    const held = new Map<string, readonly string[]>()

    beforeAll(async () => {
      system = shared()
      const { staff } = system.demoAccounts()
      const administrator = await signInStaff(system.url, staff)
      shopper = await newShopper(system.url, administrator)
      for (const roleId of roleIds) members.set(roleId, await staffWithRole(administrator, staff.password, roleId))
      const menus = (await administrator.call(listMenus, {})).data()
      const { list } = (await administrator.call(listRoles, { pageSize: 50 })).data()
      for (const { id, menuIds } of list) {
        const given = menus.flatMap((menu) => (menuIds.includes(menu.id) ? (menu.authority ?? []) : []))
        held.set(id, given)
      }
      const lines = [{ productId: productId.parse(shopper.productId), quantity: 2 }]
      order = { orderNo: await advanceOrder(system.url, shopper.caller, administrator, 'confirmed', lines) }
    })

    const as = (roleId: ShippedRoleId): Caller => {
      const member = members.get(roleId)
      if (member === undefined) throw new Error(`nobody has the role ${roleId}`)
      return member
    }
    /** As the last response says; each test continues where the one before ended. */
    let version = 1
    const seen = () => ({ ...order, version })
    /** Sends a command on the order as it is: what reactions add to it meanwhile is a conflict, after which it is sent again. */
    const done = async (roleId: ShippedRoleId, send: (member: Caller) => Promise<Answered<Call>>) => {
      const { data } = await waitFor(`${roleId} to have done their work`, async () => {
        const answered = await send(as(roleId))
        if (answered.envelope.meta?.type !== 'version-conflict') return answered
        version = changed.parse(answered.envelope.data).version
        return false
      })
      version = changed.parse(data()).version
    }
    /** Statuses of the lists that a role opens first. */
    const lists = async (roleId: ShippedRoleId, names: readonly string[]) =>
      await Promise.all(
        names.map(async (name) => {
          const response = await as(roleId).send(`/api/v1/admin/${name}`, { method: 'GET' })
          await response.body?.cancel()
          return response.status
        }),
      )

    it('sales read quotes and buyers and note what was agreed', async () => {
      expect(await lists('sales', ['orders', 'quotations', 'forms', 'buyers', 'products', 'to-dos'])).toEqual(
        Array(6).fill(200),
      )
      await done('sales', (member) => member.call(addOrderNote, { ...order, note: 'Customer wants one parcel' }))
      ;(await as('sales').call(addBuyerNote, { id: buyerId.parse(shopper.id), note: 'Met at the fair' })).data()
      expect((await as('sales').call(startStocking, seen())).status).toBe(403)
    })

    it('the warehouse picks, counts and ships, testing tests', async () => {
      const stock = { productId: productId.parse(shopper.productId), quantity: 1, reason: 'Delivery' }
      ;(await as('warehouse').call(receiveStock, stock)).data()
      await done('warehouse', (member) => member.call(startStocking, seen()))
      expect((await as('warehouse').call(startTesting, seen())).status).toBe(403)
      await done('testing', (member) => member.call(startTesting, seen()))
      const parcel = () => ({ ...seen(), carrier: 'Demo Express', trackingNumber: 'DX-1' })
      expect((await as('testing').call(shipOrder, parcel())).status).toBe(403)
      await done('warehouse', (member) => member.call(shipOrder, parcel()))
      const slip = { document: 'packing-slip' as const, parcelNo: 1, name: 'Ada Lovelace', strokes: [] }
      expect((await as('sales').call(signDocument, { ...seen(), ...slip })).status).toBe(403)
      await done('warehouse', (member) => member.call(signDocument, { ...seen(), ...slip }))
      await done('testing', (member) => member.call(revokeSignature, { ...order, signatureNo: 1 }))
    })

    it('purchasing orders at an agreed price, which the warehouse receives without seeing it', async () => {
      const order = (agreed: object) => ({
        supplier: 'Connector house',
        reference: 'Roles',
        lines: [{ productId: productId.parse(shopper.productId), quantity: 10, expectedOn: '2031-05-02', ...agreed }],
      })
      const price = { amount: 12, scale: 2, currency: 'EUR' as const }
      expect((await as('warehouse').call(placePurchaseOrder, order({ agreedPrice: price }))).status).toBe(403)
      const placed = (await as('purchasing').call(placePurchaseOrder, order({ agreedPrice: price }))).data()
      const receipt = {
        ...placed,
        lines: [{ productId: productId.parse(shopper.productId), quantity: 10 }],
        deliveryNote: 'LS-1',
      }
      expect((await as('purchasing').call(receivePurchaseOrder, receipt)).status).toBe(403)
      const seenBy = async (roleId: ShippedRoleId) => {
        const response = await as(roleId).send(`/api/v1/admin/purchase-orders/${placed.id}`, { method: 'GET' })
        return response.status === 200 && purchaseOrdersResource.row.parse(await response.json())
      }
      const pricesSeenBy = async (roleId: ShippedRoleId) => {
        const { lines } = await waitFor(`${roleId} to see the order`, async () => await seenBy(roleId))
        return lines.map(({ agreedPrice }) => agreedPrice)
      }
      expect(await pricesSeenBy('purchasing')).toEqual([price])
      expect(await pricesSeenBy('warehouse')).toEqual([null])
      ;(await as('warehouse').call(receivePurchaseOrder, receipt)).data()
    })

    it('finance refund, support decide, neither both', async () => {
      const { total } = (await shopper.caller.call(getOrder, order)).data()
      const refund = () => ({
        ...seen(),
        amount: { ...total, minor: 1 },
        reason: 'goodwill' as const,
        note: 'Late by a day',
      })
      expect((await as('support').call(requestRefund, refund())).status).toBe(403)
      await done('finance', (member) => member.call(requestRefund, refund()))
      const { version: requestVersion } = (
        await shopper.caller.call(getAfterSale, { afterSaleNo: shopper.afterSaleNo })
      ).data()
      const approval = { afterSaleNo: shopper.afterSaleNo, version: requestVersion, returnRequired: true }
      expect((await as('finance').call(approveAfterSale, approval)).status).toBe(403)
      ;(await as('support').call(approveAfterSale, approval)).data()
    })

    it('content write and publish', async () => {
      const details = { kind: 'news' as const, author: 'Pinline', tags: [], date: '2026-11-27' }
      const title = 'Open on Monday'
      const paragraph = { type: 'paragraph' as const, content: [{ type: 'text' as const, text: title }] }
      const texts = { en: { title, body: { type: 'doc' as const, content: [paragraph] } } }
      const made = await as('content').call(createContent, { slug: 'open-on-monday', details, texts })
      ;(await as('content').call(publishContent, made.data())).data()
    })

    it('a reader opens every list and changes nothing', async () => {
      const names = ['orders', 'after-sales', 'quotations', 'forms', 'buyers', 'products', 'stock', 'categories']
      expect(await lists('read-only', names)).toEqual(names.map(() => 200))
      const reader = as('read-only')
      expect((await reader.call(addOrderNote, { ...order, note: 'x' })).status).toBe(403)
      expect((await reader.call(cancelOrderByStaff, { ...seen(), reason: 'x' })).status).toBe(403)
    })

    it.each(roleIds)('%s is refused every other call of the tables', { timeout: 240_000 }, async (roleId) => {
      expect(held.get(roleId)?.length).toBeGreaterThan(5)
      expect(await mismatches(as(roleId), roleId, held.get(roleId) ?? [])).toEqual([])
    })
  })
}
