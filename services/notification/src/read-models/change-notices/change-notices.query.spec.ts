import { expect, it } from 'vitest'
import { at, endOfLife, firstBuyer } from '../../domain/change-notice/change-notice.fixtures.ts'
import { changeNoticesProjection } from './change-notices.projection.ts'
import { changeNoticesOfBuyer } from './change-notices.query.ts'

type Status = 'published' | 'withdrawn'

/** Views of one buyer's notices, the newest first. */
const viewsOf = (statuses: readonly Status[]) => {
  const notices = statuses.map((status, n) => ({
    ...{
      _id: `notice-${n}`,
      changeNoticeId: `notice-${n}`,
      content: endOfLife,
      status,
      publishedAt: at,
      updatedAt: at,
    },
  }))
  const addressed = notices.map(({ changeNoticeId }) => ({
    ...{ changeNoticeId, productIds: endOfLife.parts.map(({ productId }) => productId) },
  }))
  const rowsFor = (found: readonly object[]) => {
    let rows = found
    const cursor = {
      sort: () => cursor,
      skip: (skip: number) => {
        rows = rows.slice(skip)
        return cursor
      },
      limit: (limit: number) => {
        rows = rows.slice(0, limit)
        return cursor
      },
      toArray: async () => rows,
    }
    return cursor
  }
  const among = ({ _id: { $in }, status }: { _id: { $in: readonly string[] }; status?: Status }) =>
    notices.filter((one) => $in.includes(one._id) && (status === undefined || one.status === status))
  const noticesView = {
    find: (where: Parameters<typeof among>[0]) => rowsFor(among(where)),
    distinct: async (field: 'changeNoticeId', where: Parameters<typeof among>[0]) =>
      among(where).map((one) => one[field]),
  }
  const addressedView = { find: () => rowsFor(addressed), countDocuments: async () => addressed.length }
  const view = (projection: object) => (projection === changeNoticesProjection ? noticesView : addressedView)
  return { view } as unknown as Parameters<typeof changeNoticesOfBuyer>[0]
}
const pageOf = async (statuses: readonly Status[], page: number) => {
  const slice = { language: 'en' as const, skip: page - 1, limit: 1 }
  const { list, total } = await changeNoticesOfBuyer(viewsOf(statuses), firstBuyer, slice)
  return { ids: list.map(({ id }) => id), total }
}

it('counts and pages a buyer’s notices without the withdrawn ones', async () => {
  expect(await pageOf(['withdrawn', 'published'], 1)).toEqual({ ids: ['notice-1'], total: 1 })
  const several: Status[] = ['published', 'withdrawn', 'withdrawn', 'published']
  expect(await pageOf(several, 1)).toEqual({ ids: ['notice-0'], total: 2 })
  expect(await pageOf(several, 2)).toEqual({ ids: ['notice-3'], total: 2 })
  expect(await pageOf(several, 3)).toEqual({ ids: [], total: 2 })
  expect(await pageOf(['withdrawn'], 1)).toEqual({ ids: [], total: 0 })
})
