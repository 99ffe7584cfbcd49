import { stockResource } from '@pinline/contracts/catalogue/stock/stock-resource'
import { setBin } from '@pinline/contracts/order/picking/set-bin'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { postJson } from '../account/client.ts'
import { StaffTeam } from '../account/staff-member.ts'

let system: TestSystem
let token: string
beforeAll(async () => {
  system = await startSystem(inject('servers'), { services: ['account', 'catalogue', 'order'], products: 20 })
  token = await new StaffTeam(system).administrator()
})
afterAll(async () => await system?.stop())

const stockRows = async (filter: object) => {
  const query = `range=[0,49]&filter=${encodeURIComponent(JSON.stringify(filter))}`
  const response = await fetch(`${system.urls.catalogue}/api/v1/admin/stock?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return stockResource.row.array().parse(await response.json())
}
const move = async (productId: string, bin: string, version: number) =>
  z
    .object({ data: z.object({ version: z.int() }) })
    .parse(await postJson(system.urls.order, setBin.path, { productId, bin, version }, { token, headers: {} })).data
    .version

it('shows the bin of a product in the lists of stock, which are searched by it', async () => {
  const [first, second] = await waitFor('two parts', async () => {
    const rows = await stockRows({})
    return rows.length > 1 && rows
  })
  if (first === undefined || second === undefined) throw new Error('two parts')
  expect(first).toMatchObject({ bin: null, binVersion: 0 })
  await move(first.id, 'A-03-12', 0)
  await move(second.id, 'A-13-02', 0)
  await waitFor('both have a bin', async () => (await stockRows({ bin: 'a-' })).length === 2)
  expect(await stockRows({ bin: 'a-03' })).toMatchObject([{ id: first.id, bin: 'A-03-12', binVersion: 1 }])
  expect(await stockRows({ bin: 'A.03' })).toEqual([])
  expect(await stockRows({ bin: 'A-', q: second.model })).toMatchObject([{ id: second.id }])

  await move(first.id, '', 1)
  await waitFor('its bin is gone', async () => (await stockRows({ bin: 'A-03' })).length === 0)
  expect((await stockRows({ id: [first.id] }))[0]).toMatchObject({ bin: null, binVersion: 2 })
})
