import { addAddress } from '@pinline/contracts/account/buyer/add-address'
import { getMe } from '@pinline/contracts/account/buyer/get-me'
import { eraseBuyer } from '@pinline/contracts/account/people/erase-buyer'
import { type ErasureRow, erasureRow } from '@pinline/contracts/account/people/erasures-resource'
import { exportErasures } from '@pinline/contracts/account/people/export-erasures'
import { createStaff } from '@pinline/contracts/account/permissions/create-staff'
import { removeStaff } from '@pinline/contracts/account/permissions/remove-staff'
import { type BuyerId, buyerId, type StaffId } from '@pinline/events/ids'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { accepted, type Caller, registerByMail, signInStaff } from '../../harness/shop.ts'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'

const address = {
  ...{ name: 'Wilhelmine Probst', phone: '+493055512345', zipcode: '10115', country: 'DE' },
  ...{ zone: 'Berlin', city: 'Berlin', address: 'Musterallee 4711' },
}

describe('the list of erasures', () => {
  let system: TestSystem
  let staff: Caller
  let mongo: mongoose.mongo.MongoClient
  let first: BuyerId
  let second: BuyerId
  let clerk: StaffId

  const erased = async (email: string): Promise<BuyerId> => {
    const buyer = await registerByMail(system.url, email)
    ;(await buyer.call(addAddress, address)).data()
    const id = buyerId.parse((await buyer.call(getMe, {})).data().id)
    await accepted('the erasure', () => staff.call(eraseBuyer, { id, confirmation: true }))
    return id
  }
  const list = async (query: { filter?: object; range?: [number, number]; order?: 'ASC' | 'DESC' } = {}) => {
    const { filter = {}, range = [0, 14], order = 'DESC' } = query
    const search = new URLSearchParams({
      ...{ sort: JSON.stringify(['erasedAt', order]), range: JSON.stringify(range), filter: JSON.stringify(filter) },
    })
    const response = await staff.send(`/api/v1/admin/erasures?${search}`, { method: 'GET' })
    expect(response.status).toBe(200)
    return {
      rows: z.array(erasureRow).parse(await response.json()),
      range: response.headers.get('content-range'),
    }
  }
  const ids = (rows: readonly ErasureRow[]) => rows.map(({ id }) => id)

  beforeAll(async () => {
    system = await startSystem(inject('servers'), {
      services: ['account', 'catalogue', 'order', 'notification', 'gateway'],
      products: 60,
    })
    mongo = new mongoose.mongo.MongoClient(system.servers.mongodb.url)
    await mongo.connect()
    staff = await signInStaff(system.url, system.demoAccounts().staff)
    first = await erased('first@example.test')
    const { password: ownPassword } = system.demoAccounts().staff
    const created = await staff.call(createStaff, {
      ...{ username: 'leaving', name: 'Leaving', roleId: 'support', ownPassword },
    })
    const { id, revision } = created.data().staff
    ;(await staff.call(removeStaff, { id, revision })).data()
    clerk = id
    second = await erased('second@example.test')
    await waitFor('all three in the list', async () => (await list()).rows.length === 3)
  })
  afterAll(async () => {
    await mongo?.close()
    await system?.stop()
  })

  it('has who was erased, when and by whom, and that the vault holds nothing of them', async () => {
    const { rows, range } = await list()
    expect(ids(rows)).toEqual([second, clerk, first])
    expect(range).toMatch(/\/3$/)
    const [buyer, member] = rows
    expect(buyer).toMatchObject({ kind: 'buyer', by: { kind: 'staff', id: 's-demostaff' }, held: 0 })
    expect(new Map(buyer?.vault.map(({ kind, entries }) => [kind, entries]))).toEqual(
      new Map([
        ['contact', 1],
        ['credential', 1],
        ['address', 1],
      ]),
    )
    expect(member).toMatchObject({ kind: 'staff', entries: 2, held: 0 })
    expect(JSON.stringify(rows)).not.toMatch(/example\.test|Probst|leaving/i)
  })

  it('is paged and filtered, with buyers and staff in one order', async () => {
    const one = async (at: number, order: 'ASC' | 'DESC') => ids((await list({ range: [at, at], order })).rows)
    const pages = await Promise.all([0, 1, 2, 3].map((at) => one(at, 'DESC')))
    expect(pages).toEqual([[second], [clerk], [first], []])
    expect(await Promise.all([0, 1, 2].map((at) => one(at, 'ASC')))).toEqual([[first], [clerk], [second]])
    expect(ids((await list({ filter: { kind: 'staff' } })).rows)).toEqual([clerk])
    expect(ids((await list({ filter: { kind: 'buyer' } })).rows)).toEqual([second, first])
    const { rows } = await list()
    const from = rows[1]?.erasedAt
    expect(ids((await list({ filter: { from } })).rows)).toEqual([second, clerk])
    expect(ids((await list({ filter: { to: from } })).rows)).toEqual([clerk, first])
  })

  it('says what the vault still holds, as counted when it is read', async () => {
    const vault = mongo
      .db(`${system.databasePrefix}account`)
      .collection<{ _id: string; subject: string; version: number }>('vault')
    const left = { _id: `contact-${first}@7`, subject: `contact-${first}`, version: 7 }
    await vault.insertOne(left)
    const row = async () => (await list()).rows.find(({ id }) => id === first)
    expect(await row()).toMatchObject({ held: 1 })
    expect((await row())?.vault).toContainEqual({ kind: 'contact', entries: 1, held: 1 })
    await vault.deleteOne({ _id: left._id })
    expect(await row()).toMatchObject({ held: 0 })
  })

  it('is exported as filtered', async () => {
    const response = await staff.send(`/api/v1${exportErasures.path}`, { body: { format: 'csv', kind: 'staff' } })
    const lines = (await response.text()).trim().split(/\r?\n/)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(`${clerk},staff,`)
    expect(lines[1]).toContain('profile 1')
  })
})
