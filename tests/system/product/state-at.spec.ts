import { getMe } from '@pinline/contracts/account/buyer/get-me'
import { eraseBuyer } from '@pinline/contracts/account/people/erase-buyer'
import { getBuyerAt } from '@pinline/contracts/account/people/get-buyer-at'
import { setBuyerState } from '@pinline/contracts/account/people/set-buyer-state'
import { createRole } from '@pinline/contracts/account/permissions/create-role'
import { createStaff } from '@pinline/contracts/account/permissions/create-staff'
import { getStaffAt } from '@pinline/contracts/account/permissions/get-staff-at'
import { removeStaff } from '@pinline/contracts/account/permissions/remove-staff'
import { setStaffState } from '@pinline/contracts/account/permissions/set-staff-state'
import { updateRole } from '@pinline/contracts/account/permissions/update-role'
import type { StateAt } from '@pinline/contracts/api/state-at'
import { adjustStock } from '@pinline/contracts/catalogue/stock/adjust-stock'
import { getStockAt } from '@pinline/contracts/catalogue/stock/get-stock-at'
import { receiveStock } from '@pinline/contracts/catalogue/stock/receive-stock'
import { buyerId, productId, staffId } from '@pinline/events/ids'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import {
  accepted,
  type Caller,
  type Product,
  registerByMail,
  signInStaff,
  stockedProducts,
} from '../../harness/shop.ts'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'

const field = ({ fields }: StateAt, path: string) => fields.find((one) => one.path === path)
const types = ({ events }: StateAt) => events.map(({ type }) => type)

describe('what was true at a moment', () => {
  let system: TestSystem
  let staff: Caller
  let product: Product

  beforeAll(async () => {
    system = await startSystem(inject('servers'), {
      services: ['account', 'catalogue', 'order', 'notification', 'gateway'],
      products: 60,
    })
    staff = await signInStaff(system.url, system.demoAccounts().staff)
    product = await waitFor('a part in stock', async () => (await stockedProducts(system.url, 20))[0])
  })
  afterAll(() => system?.stop())

  it('has a part’s stock, beside what it is now', async () => {
    const { id } = product
    const stockAt = async (at?: string) =>
      (await staff.call(getStockAt, { productId: id, ...(at === undefined ? {} : { at }) })).data()
    const { present, began } = await stockAt()
    ;(await staff.call(receiveStock, { productId: id, quantity: 40, reason: 'Delivery' })).data()
    ;(await staff.call(adjustStock, { productId: id, quantity: -3, reason: 'Counted' })).data()
    const start = await stockAt()
    expect(start.at).toBe(began)
    const [received, adjusted] = start.events.slice(present - start.version)
    expect([received?.type, adjusted?.type]).toEqual(['stock-received', 'stock-adjusted'])
    const then = await stockAt(received?.at ?? '')
    const available = field(then, 'available')
    expect(Number(available?.past) - Number(available?.now)).toBe(3)
    expect(field(then, 'adjusted')).toEqual({ path: 'adjusted', past: '0', now: '-3' })
    expect(then.fields.filter(({ past, now }) => past !== now).map(({ path }) => path)).toEqual([
      'adjusted',
      'available',
    ])
    expect(then.events).toEqual([{ ...adjusted, actor: { kind: 'staff', id: expect.stringMatching(/^s-/) } }])
  })

  it('has what a member of staff was permitted to do, whichever event changed it', async () => {
    const role = (
      await staff.call(createRole, { names: { en: 'Stock clerk' }, menuIds: ['home', 'catalogue', 'stock'] })
    ).data()
    const { password: ownPassword } = system.demoAccounts().staff
    const username = `clerk-${process.pid}`
    const created = await staff.call(createStaff, { username, name: 'Clerk', roleId: role.id, ownPassword })
    const { staff: member } = created.data()
    const at = async (moment?: string) =>
      (await staff.call(getStaffAt, { staffId: member.id, ...(moment === undefined ? {} : { at: moment }) })).data()
    const changed = await staff.call(updateRole, { id: role.id, revision: role.revision, menuIds: ['home'] })
    ;(await staff.call(createRole, { names: { en: 'Another' }, menuIds: ['home'] })).data()
    changed.data()
    const admitted = await at()
    expect(field(admitted, 'permissions.stock.read')).toEqual({
      path: 'permissions.stock.read',
      past: 'true',
      now: null,
    })
    expect(types(admitted)).toContain('role-defined')
    expect(admitted.events.filter(({ type }) => type === 'role-defined')).toHaveLength(1)
    expect(JSON.stringify(admitted)).not.toMatch(/credential-|secondfactor-/)

    ;(await staff.call(setStaffState, { id: member.id, revision: member.revision, state: true })).data()
    const disabled = await at(admitted.events.find(({ type }) => type === 'role-defined')?.at ?? '')
    expect(field(disabled, 'disabled')).toEqual({ path: 'disabled', past: 'false', now: 'true' })
    expect(field(disabled, 'permissions.stock.read')).toBeUndefined()
    expect(types(disabled)).toEqual(['staff-state-set'])

    const early = await staff.call(getStaffAt, { staffId: member.id, at: new Date(0).toISOString() })
    expect(early.envelope).toMatchObject({ code: 422, meta: { type: 'moment-before-start' } })
    const late = new Date(Date.now() + 3_600_000).toISOString()
    const future = await staff.call(getStaffAt, { staffId: member.id, at: late })
    expect(future.envelope).toMatchObject({ code: 422, meta: { type: 'moment-in-future' } })

    const { revision } = (
      await staff.call(setStaffState, { id: member.id, revision: member.revision + 1, state: false, ownPassword })
    ).data()
    ;(await staff.call(removeStaff, { id: member.id, revision })).data()
    const removed = await at()
    expect(field(removed, 'roleId')).toEqual({ path: 'roleId', past: `"${role.id}"`, now: null })
    expect(types(removed)).toContain('staff-removed')
    const none = await staff.call(getStaffAt, { staffId: staffId.parse('s-nobody0000') })
    expect(none.envelope.meta?.type).toBe('staff-not-found')
  })

  it('has a buyer’s account, and nothing that was erased since', async () => {
    const email = 'once@example.test'
    const buyer = await registerByMail(system.url, email)
    const id = buyerId.parse((await buyer.call(getMe, {})).data().id)
    ;(await staff.call(setBuyerState, { id, disabled: true })).data()
    const at = async (moment?: string) =>
      (await staff.call(getBuyerAt, { buyerId: id, ...(moment === undefined ? {} : { at: moment }) })).data()
    const registered = await at()
    expect(field(registered, 'disabled')).toEqual({ path: 'disabled', past: 'false', now: 'true' })
    await accepted('the erasure', () => staff.call(eraseBuyer, { id, confirmation: true }))
    const erased = await at(registered.events.at(-1)?.at)
    expect(field(erased, 'status')).toEqual({ path: 'status', past: '"registered"', now: '"erased"' })
    expect(field(erased, 'contactRef')?.past).toMatch(/^"contact-/)
    expect(JSON.stringify(erased)).not.toContain(email)
    const none = await staff.call(getBuyerAt, { buyerId: buyerId.parse('b-nobody0000') })
    expect(none.envelope.meta?.type).toBe('buyer-not-found')
  })

  it('is refused for a part that does not exist', async () => {
    const none = await staff.call(getStockAt, { productId: productId.parse('p-0000000000000000') })
    expect(none.envelope.meta?.type).toBe('product-not-found')
  })
})
