import { urlPathOf } from '@pinline/chassis/http/call-service'
import type { InputOf } from '@pinline/contracts/api/call'
import { countOrders } from '@pinline/contracts/order/order/count-orders'
import { exportOrderList } from '@pinline/contracts/order/order/export-order-list'
import { listOrders } from '@pinline/contracts/order/order/list-orders'
import { orderStatuses, orderTabs, statusesOfTab } from '@pinline/contracts/order/order/order-status'
import { orderRecord } from '@pinline/contracts/order/order/orders-resource'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { OrderInstallation, Person } from './order-installation.ts'
import { byNumber, explained, fillView, type ManyRows, type SampleRow } from './order-rows.ts'

const pageSize = 15

let installation: OrderInstallation
let staff: Person
let many: ManyRows

/** A list of staff: query, expected filter, and whether it is sorted by number. */
interface StaffList {
  readonly filter: Readonly<Record<string, unknown>>
  readonly matches: (row: SampleRow) => boolean
  readonly byNumber?: true
  /** Few of the rows match: many keys are read for a page. */
  readonly rare?: true
}

const listsOf = (): Readonly<Record<string, StaffList>> => {
  const placedTo = many.rows[2000]?.placedAt ?? ''
  const placedFrom = many.rows[4000]?.placedAt ?? ''
  const day = placedFrom.slice(2, 10).replaceAll('-', '')
  const within = ({ placedAt }: SampleRow) => placedAt >= placedFrom && placedAt <= placedTo
  const { id: buyerId } = many.buyer
  return {
    none: { filter: {}, matches: () => true },
    'one status': { filter: { status: 'testing' }, matches: ({ status }) => status === 'testing' },
    'several statuses': {
      filter: { status: ['pending', 'shipped', 'cancelled'] },
      matches: ({ status }) => ['pending', 'shipped', 'cancelled'].includes(status),
    },
    buyer: { filter: { buyerId }, matches: (row) => row.buyerId === buyerId },
    placed: { filter: { placedFrom, placedTo }, matches: within },
    method: { filter: { shippingMethod: 'express' }, matches: (row) => row.shippingMethod === 'express' },
    'open refund': { filter: { openRefund: true }, matches: (row) => row.hasOpenRefund },
    'late payment': { filter: { latePayment: true }, matches: (row) => row.hasLatePayment },
    number: { filter: { q: day.slice(0, 4) }, matches: ({ _id }) => _id.startsWith(day.slice(0, 4)), byNumber: true },
    'number and status': {
      filter: { q: day.slice(0, 4), status: 'completed' },
      matches: ({ _id, status }) => _id.startsWith(day.slice(0, 4)) && status === 'completed',
      byNumber: true,
    },
    'status and placed': {
      filter: { status: 'completed', placedFrom, placedTo },
      matches: (row) => row.status === 'completed' && within(row),
    },
    'method and several statuses': {
      filter: { shippingMethod: 'economy', status: ['confirmed', 'stocking'] },
      matches: (row) => row.shippingMethod === 'economy' && ['confirmed', 'stocking'].includes(row.status),
    },
    'a time by days': {
      filter: { placedAt: `between:${placedFrom.slice(0, 10)}:${placedTo.slice(0, 10)}@UTC` },
      matches: ({ placedAt }) =>
        placedAt.slice(0, 10) >= placedFrom.slice(0, 10) && placedAt.slice(0, 10) <= placedTo.slice(0, 10),
    },
    'other days': {
      filter: { placedAt: `not-on:${placedTo.slice(0, 10)}@UTC` },
      matches: ({ placedAt }) => placedAt.slice(0, 10) !== placedTo.slice(0, 10),
      rare: true,
    },
    total: { filter: { total: 'gt:2000' }, matches: ({ totalBase }) => totalBase > 200_000, rare: true },
    'total and pieces and status': {
      filter: { total: 'between:1000:4000', pieces: 'lt:20', status: ['pending', 'shipped'] },
      matches: ({ totalBase, pieces, status }) =>
        totalBase >= 100_000 && totalBase <= 400_000 && pieces < 20 && ['pending', 'shipped'].includes(status),
      rare: true,
    },
    'shipping time': {
      filter: { shippedAt: 'last-days:30@Europe/Berlin' },
      matches: ({ status }) => status === 'shipped',
      rare: true,
    },
    'number and pieces': {
      filter: { q: day.slice(0, 4), pieces: 'not:7' },
      matches: ({ _id, pieces }) => _id.startsWith(day.slice(0, 4)) && pieces !== 7,
      rare: true,
    },
    'buyer and pieces': {
      filter: { buyerId, pieces: 'is:11' },
      matches: (row) => row.buyerId === buyerId && row.pieces === 11,
      rare: true,
    },
    'buyer and status': {
      filter: { buyerId, status: 'shipped' },
      matches: (row) => row.buyerId === buyerId && row.status === 'shipped',
    },
  }
}

const expectedRows = ({ matches, ...list }: StaffList): SampleRow[] => {
  const rows = many.rows.filter(matches)
  return list.byNumber === true ? rows.sort(byNumber) : rows
}

interface Request {
  readonly filter: object
  readonly sort?: readonly [string, 'ASC' | 'DESC']
  readonly skip?: number
  readonly end?: number
}

const query = async ({ filter, sort = ['placedAt', 'DESC'], skip = 0, end }: Request) => {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify(sort),
    range: JSON.stringify([skip, skip + pageSize - 1]),
    ...(end === undefined ? {} : { end: String(end) }),
  })
  const answered = await fetch(`${installation.url()}/api/v1/admin/orders?${query}`, {
    headers: { authorization: `Bearer ${staff.token}` },
  })
  const body: unknown = await answered.json()
  return {
    status: answered.status,
    ids: answered.ok
      ? orderRecord
          .array()
          .parse(body)
          .map(({ id }) => id as string)
      : [],
    range: answered.headers.get('content-range'),
    total: answered.headers.get('x-total'),
  }
}

/** What a list says of a filter that it does not know. */
const refusalOf = async (filter: object) => {
  const search = new URLSearchParams({ filter: JSON.stringify(filter) })
  const answered = await fetch(`${installation.url()}/api/v1/admin/orders?${search}`, {
    headers: { authorization: `Bearer ${staff.token}` },
  })
  const body = z
    .object({ data: z.object({ errors: z.unknown() }), meta: z.object({ type: z.string() }) })
    .parse(await answered.json())
  return { status: answered.status, type: body.meta.type, errors: body.data.errors }
}

const idsOf = (rows: readonly SampleRow[]): string[] => rows.map(({ _id }) => _id)

/** Lists of 10,600 orders. Requires that there are no others, and removes all but one. */
export const orderLists = (shared: () => OrderInstallation): void => {
  describe('lists of orders', () => {
    beforeAll(async () => {
      installation = shared()
      staff = await installation.staff()
      many = await fillView(installation)
    })
    afterAll(() => many?.empty())

    describe('the orders that staff list', () => {
      it('are those that the filter means, wherever the page lies', async () => {
        for (const [name, list] of Object.entries(listsOf())) {
          const rows = expectedRows(list)
          expect(rows.length, name).toBeGreaterThan(2 * pageSize)
          const middle = Math.floor(Math.min(rows.length, 10_000) / 2)
          for (const skip of [0, middle, Math.max(0, Math.min(rows.length, 10_000) - 7)]) {
            const requested = await query({ filter: list.filter, skip })
            expect({ name, skip, ids: requested.ids }).toEqual({
              name,
              skip,
              ids: idsOf(rows.slice(skip, skip + pageSize)),
            })
          }
          expect((await query({ filter: list.filter, end: pageSize })).ids, name).toEqual(idsOf(rows.slice(-pageSize)))
          const beyond = await query({ filter: list.filter, skip: rows.length + pageSize })
          expect(beyond.ids, name).toEqual([])
        }
      })

      it('are exported whole, as filtered and newest first, a row an order or an item', async () => {
        const file = async (filter: object, rows: string) => {
          const headers = { authorization: `Bearer ${staff.token}`, 'content-type': 'application/json' }
          const url = installation.url() + urlPathOf(exportOrderList.path)
          const got = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ ...filter, rows }) })
          expect(got.headers.get('content-type')).toContain('text/csv')
          const bytes = Buffer.from(await got.arrayBuffer())
          expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
          const [head = '', ...lines] = bytes.toString().slice(1).split('\r\n')
          expect(lines.pop()).toBe('')
          return { head, lines }
        }
        const idOf = (line: string) => line.slice(0, line.indexOf(','))
        for (const [name, list] of Object.entries(listsOf())) {
          const { lines } = await file(list.filter, 'orders')
          expect({ name, ids: lines.map(idOf) }).toEqual({ name, ids: idsOf(expectedRows(list)) })
        }
        const { head, lines } = await file({ buyerId: many.buyer.id, status: 'pending' }, 'lines')
        expect(head).toMatch(/^order,status,placed,line,product,manufacturer,part_number,quantity,/)
        expect(lines[0]).toMatch(/^\d+,pending,.+,1,p-00000000000000a1,.+,250,0,0,USD,0\.4039,100\.98,false$/)
        const entries = await installation.db.collection('audit-outbox').find({ call: exportOrderList.name }).toArray()
        expect(entries.length).toBeGreaterThan(0)
        expect((await many.buyer.call(exportOrderList, {})).type).toBe('unauthenticated')
      })

      it('are counted to 10,000, and then said to be more', async () => {
        expect(many.rows.length).toBe(10_600)
        expect(await query({ filter: {} })).toMatchObject({ total: 'at-least', range: 'orders 0-14/10000' })
        expect(await query({ filter: {}, end: pageSize })).toMatchObject({ total: 'at-least', range: 'orders */10000' })
        const testing = many.rows.filter(({ status }) => status === 'testing').length
        expect(await query({ filter: { status: 'testing' } })).toMatchObject({
          total: 'exact',
          range: `orders 0-14/${testing}`,
        })
        expect(await query({ filter: { status: 'testing' }, end: 4 })).toMatchObject({
          total: 'exact',
          range: `orders ${testing - 4}-${testing - 1}/${testing}`,
        })
      })

      it('turn round', async () => {
        const oldest = await query({ filter: {}, sort: ['placedAt', 'ASC'] })
        expect(oldest.ids).toEqual(idsOf(many.rows.slice(-pageSize)).reverse())
        const numbers = await query({ filter: { status: 'stocking' }, sort: ['orderNo', 'DESC'] })
        const stocking = many.rows.filter(({ status }) => status === 'stocking').sort(byNumber)
        expect(numbers.ids).toEqual(idsOf(stocking.slice(0, pageSize)))
      })

      it('are refused for unknown filters', async () => {
        expect((await query({ filter: { status: [] } })).status).toBe(422)
        expect((await query({ filter: { placedFrom: 'yesterday' } })).status).toBe(422)
        expect((await query({ filter: { openRefund: false } })).status).toBe(422)
        for (const filter of [{ total: 'like:5' }, { placedAt: 'soon' }, { pieces: 'between:9:5' }])
          expect(await refusalOf(filter)).toEqual({
            status: 422,
            type: 'invalid-input',
            errors: Object.fromEntries(Object.keys(filter).map((column) => [column, 'condition-format'])),
          })
        expect((await query({ filter: {}, end: 0 })).status).toBe(422)
        expect((await query({ filter: {}, sort: ['total', 'DESC'] })).status).toBe(422)
        expect(await query({ filter: { q: 'PO-0412' } })).toMatchObject({ ids: [], total: 'exact' })
      })

      it('are read from an index: nothing is sorted, and few extra documents are read', async () => {
        for (const [name, { filter, rare }] of Object.entries(listsOf()))
          for (const page of [{ skip: 0 }, { end: pageSize }]) {
            const found = await explained(installation, many.view, async () => void (await query({ filter, ...page })))
            const pages = found.filter(({ command }) => 'find' in command)
            const counts = found.filter(({ command }) => 'count' in command)
            expect({ name, pages: pages.length, counted: counts.length > 0 }).toEqual({ name, pages: 1, counted: true })
            for (const { keysExamined, docsExamined, nreturned, hasSortStage, planSummary } of pages) {
              expect({ name, nreturned, hasSortStage }).toEqual({ name, nreturned: pageSize, hasSortStage: undefined })
              if (rare === undefined) expect(keysExamined, `${name}: ${planSummary}`).toBeLessThanOrEqual(2 * pageSize)
              const read = 'buyerId' in filter && rare === true ? many.rows.length : 2 * pageSize
              expect(docsExamined, `${name}: ${planSummary}`).toBeLessThanOrEqual(read)
            }
            for (const { hasSortStage, planSummary } of counts)
              expect({ hasSortStage, scan: planSummary?.includes('COLLSCAN') }).toEqual({
                hasSortStage: undefined,
                scan: false,
              })
          }
      })
    })

    describe('the orders of one buyer', () => {
      const own = () => many.rows.filter(({ buyerId }) => buyerId === many.buyer.id)
      const page = async (input: InputOf<typeof listOrders>) => {
        const { data } = await many.buyer.call(listOrders, { pageSize, ...input })
        return { total: data.total, ids: data.list.map(({ orderNo }) => orderNo as string) }
      }

      it('are counted exactly by each tab', async () => {
        expect(own().length).toBe(5001)
        const counted = (await many.buyer.call(countOrders, {})).data
        for (const tab of orderTabs) {
          const statuses: readonly string[] = statusesOfTab[tab]
          const inTab = own().filter(({ status }) => statuses.includes(status))
          expect({ tab, orders: counted[tab] }).toEqual({ tab, orders: inTab.length })
          const last = Math.ceil(inTab.length / pageSize)
          for (const number of [1, Math.ceil(last / 2), last])
            expect({ tab, number, ...(await page({ tab, page: number })) }).toEqual({
              tab,
              number,
              total: inTab.length,
              ids: idsOf(inTab.slice((number - 1) * pageSize, number * pageSize)),
            })
        }
        expect(own().filter(({ status }) => orderStatuses.includes(status)).length).toBe(counted.all)
      })

      it('are found by the beginning of a number, the newest first', async () => {
        const beginning = own()[3000]?._id.slice(0, 6) ?? ''
        const found = own().filter(({ _id }) => _id.startsWith(beginning))
        expect(await page({ q: beginning })).toEqual({ total: found.length, ids: idsOf(found.slice(0, pageSize)) })
      })

      it('are read off an index from either end', async () => {
        for (const tab of orderTabs) {
          const { total } = await page({ tab })
          for (const number of [1, Math.ceil(total / pageSize)]) {
            const found = await explained(installation, many.view, async () => void (await page({ tab, page: number })))
            const [read] = found.filter(({ command }) => 'find' in command)
            expect({ tab, number, sorted: read?.hasSortStage }).toEqual({ tab, number, sorted: undefined })
            const most = 2 * (read?.nreturned ?? 0) + orderStatuses.length
            expect(read?.keysExamined, `${tab} ${number}: ${read?.planSummary}`).toBeLessThanOrEqual(most)
          }
        }
        const counted = await explained(installation, many.view, async () => {
          await many.buyer.call(countOrders, {})
        })
        expect(counted.map(({ docsExamined }) => docsExamined)).toEqual([0])
      })
    })
  })
}
