import { describe, expect, it } from 'vitest'
import { adjacentIn } from './adjacent-in.ts'

const pages = [
  ['a', 'b', 'c'],
  ['d', 'e', 'f'],
]
const idsOn = async (page: number) => pages[page - 1] ?? []
const of = (id: string, page: number) => adjacentIn(id, { page, perPage: 3 }, idsOn)

describe('the records beside one in its list', () => {
  it('are beside it on its page', async () => {
    expect(await of('b', 1)).toEqual({ previous: { id: 'a', page: 1 }, next: { id: 'c', page: 1 } })
  })

  it('are on the pages before and after at the edges of a page', async () => {
    expect((await of('c', 1)).next).toEqual({ id: 'd', page: 2 })
    expect((await of('d', 2)).previous).toEqual({ id: 'c', page: 1 })
  })

  it('end with the list', async () => {
    expect((await of('a', 1)).previous).toBeUndefined()
    expect((await of('f', 2)).next).toBeUndefined()
  })

  it('are not guessed for a record that has left the page', async () => {
    expect(await of('e', 1)).toEqual({ previous: undefined, next: undefined })
  })
})
