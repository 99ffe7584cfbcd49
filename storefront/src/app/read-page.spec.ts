import { webhookEndpointId } from '@pinline/events/ids'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { listMyWebhookDeliveriesQuery } from '../features/account/api-access/webhooks.queries.ts'
import { listActivityQuery } from '../features/account/security.queries.ts'
import { listMyAfterSalesQuery } from '../features/after-sales/after-sales.queries.ts'
import { listMyChangeNoticesQuery } from '../features/change-notices/change-notices.queries.ts'
import { listMyFormsQuery } from '../features/forms/forms.queries.ts'
import { listOrdersQuery } from '../features/orders/orders.queries.ts'
import { listMyQuotationsQuery } from '../features/quotations/quotations.queries.ts'
import { readPage } from './read-page.ts'
import type { AppContext } from './router-context.ts'

/** A list of rows in pages of 15, and the pages that were read. */
const listOf = (total: number) => {
  const pages: number[] = []
  const read = async (page: number) => {
    pages.push(page)
    const rows = Array.from({ length: total }, (_, row) => row + 1)
    return { list: rows.slice((page - 1) * 15, page * 15), page, pageSize: 15, total }
  }
  return { pages, read }
}

it('reads a page that there is once', async () => {
  for (const [total, page] of [
    [16, 2],
    [15, 1],
    [0, 1],
  ] as const) {
    const { pages, read } = listOf(total)
    expect((await readPage(page, read)).list).toHaveLength(page === 2 ? 1 : total)
    expect(pages).toEqual([page])
  }
})

it('reads the last page in the place of one behind it', async () => {
  const { pages, read } = listOf(31)
  expect(await readPage(999, read)).toMatchObject({ page: 3, list: [31] })
  expect(pages).toEqual([999, 3])
})

it('leaves an empty list empty', async () => {
  const { pages, read } = listOf(0)
  expect((await readPage(2, read)).list).toEqual([])
  expect(pages).toEqual([2])
})

it('shows the rows that are left when the only row of a second page has gone', async () => {
  const context = {
    language: 'en',
    api: { read: (_: unknown, { page }: { page: number }) => listOf(15).read(page) },
  } as unknown as AppContext
  const request = { page: 2, pageSize: 15 } as const
  const queryClient = new QueryClient()
  const lists: readonly { readonly list: readonly unknown[] }[] = await Promise.all([
    queryClient.fetchQuery(listOrdersQuery(context, { tab: 'shipped', q: '', ...request })),
    queryClient.fetchQuery(listMyAfterSalesQuery(context, request)),
    queryClient.fetchQuery(listMyQuotationsQuery(context, request)),
    queryClient.fetchQuery(listMyChangeNoticesQuery(context, request)),
    queryClient.fetchQuery(listMyFormsQuery(context, 'browser', request)),
    queryClient.fetchQuery(listActivityQuery(context, { kind: 'all', ...request })),
    queryClient.fetchQuery(
      listMyWebhookDeliveriesQuery(context, { id: webhookEndpointId.parse('w-0123456789abcdef'), ...request }),
    ),
  ])
  expect(lists.map(({ list }) => list.length)).toEqual(lists.map(() => 15))
})
