import { maxPersonNames, type PersonName } from '@pinline/contracts/account/people/list-person-names'
import { staffId } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { createNameLoader } from './name-loader.ts'

const idOf = (index: number) => staffId.parse(`s-${String(index).padStart(4, '0')}`)
const named = (id: PersonName['id']): PersonName => ({ id, name: `name of ${id}`, erased: false })

describe('names of people', () => {
  it('joins requests of one turn into one query, each person once', async () => {
    const queries: string[][] = []
    const load = createNameLoader(async (ids) => {
      queries.push(ids)
      return ids.map(named)
    })
    const people = await Promise.all([load(idOf(1)), load(idOf(2)), load(idOf(1))])
    expect(people.map(({ name }) => name)).toEqual(['name of s-0001', 'name of s-0002', 'name of s-0001'])
    expect(queries).toEqual([[idOf(1), idOf(2)]])
  })

  it('keeps to the limit of a query', async () => {
    const sizes: number[] = []
    const load = createNameLoader(async (ids) => {
      sizes.push(ids.length)
      return ids.map(named)
    })
    await Promise.all(Array.from({ length: maxPersonNames + 1 }, (_, index) => load(idOf(index))))
    expect(sizes).toEqual([maxPersonNames, 1])
  })

  it('fails those of a failed query, and reads again afterwards', async () => {
    let isDown = true
    const load = createNameLoader(async (ids) => {
      if (isDown) throw new Error('down')
      return ids.map(named)
    })
    await expect(load(idOf(1))).rejects.toThrow('down')
    isDown = false
    expect(await load(idOf(1))).toEqual(named(idOf(1)))
  })
})
