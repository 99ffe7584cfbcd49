import { describe, expect, it } from 'vitest'
import { queryToDos } from './to-dos.query.ts'

interface Found {
  readonly _id: string
  readonly entries: readonly []
  readonly _versions: object
}

/** A view of so many rows, which returns `row-0`, `row-1`, … in either direction and notes what is queried. */
const viewOf = (rows: number) => {
  const queried: { sort?: object; skip?: number; limit?: number; counted?: number } = {}
  const all = Array.from(
    { length: rows },
    (_, n): Found => ({
      _id: `row-${String(n).padStart(6, '0')}`,
      entries: [],
      _versions: {},
    }),
  )
  const find = () => {
    let direction = 1
    let [from, size] = [0, rows]
    const cursor = {
      sort: (sort: Record<string, number>) => {
        queried.sort = sort
        direction = sort._id ?? 1
        return cursor
      },
      skip: (skip: number) => {
        from = skip
        return cursor
      },
      limit: (limit: number) => {
        queried.limit = limit
        size = limit
        return cursor
      },
      toArray: async () => (direction === 1 ? all : all.toReversed()).slice(from, from + size),
    }
    return cursor
  }
  const countDocuments = async (_: object, { limit }: { limit: number }) => {
    queried.counted = limit
    return Math.min(rows, limit)
  }
  const platform = { view: () => ({ find, countDocuments }) } as unknown as Parameters<typeof queryToDos>[0]
  return { platform, queried }
}
const request = { filter: {}, ids: undefined, sort: { field: 'openedAt', order: 'ASC' as const } }

describe('to-dos for the console', () => {
  it('are counted exactly up to 10,000', async () => {
    const { platform, queried } = viewOf(10_000)
    const page = await queryToDos(platform, { ...request, range: [0, 14], end: undefined })
    expect(page).toMatchObject({ total: 10_000, totalIsAtLeast: false })
    expect(queried).toMatchObject({ limit: 15, counted: 10_001 })
  })

  it('of ten years have more than 10,000, and cost no more', async () => {
    const { platform, queried } = viewOf(200_000)
    const page = await queryToDos(platform, { ...request, range: [15, 29], end: undefined })
    expect(page).toMatchObject({ total: 10_000, totalIsAtLeast: true })
    expect(page.rows.map(({ id }) => id)[0]).toBe('row-000015')
    expect(queried).toMatchObject({ limit: 15, counted: 10_001 })
  })

  it('show their last rows, read from the end', async () => {
    const { platform, queried } = viewOf(200_000)
    const page = await queryToDos(platform, { ...request, range: [0, 14], end: 3 })
    expect(page.rows.map(({ id }) => id)).toEqual(['row-199997', 'row-199998', 'row-199999'])
    expect(queried).toMatchObject({ sort: { openedAt: -1, _id: -1 }, limit: 3 })
  })
})
