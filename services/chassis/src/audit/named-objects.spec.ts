import { describe, expect, it } from 'vitest'
import { namedObjects } from './named-objects.ts'

describe('the objects of an entry', () => {
  it('are the ids that a request names', () => {
    const input = { orderNo: '2611214073958', ids: ['f-00000001', 'f-00000002'], version: 3, reason: 'miscounted' }
    expect(namedObjects(input, undefined)).toEqual({ orderNo: ['2611214073958'], ids: ['f-00000001', 'f-00000002'] })
  })

  it('and those of what it made', () => {
    expect(
      namedObjects({ name: 'Mara Lind' }, { staff: { id: 's-00000001', name: 'Mara Lind' }, password: 'x' }),
    ).toEqual({
      id: ['s-00000001'],
    })
    expect(namedObjects({ id: 'm-1' }, { id: 'm-1', parentId: 'm-0' })).toEqual({ id: ['m-1'], parentId: ['m-0'] })
  })

  it('contain nothing that a person typed', () => {
    const typed = {
      id: 'mara.lind@pinline.example',
      userNo: 'two words',
      phone: '13900000000',
      password: 'Secret-1',
      email: 'a@b.c',
    }
    expect(namedObjects(typed, null)).toEqual({})
    expect(namedObjects({ id: { $ne: null } }, ['id'])).toEqual({})
  })
})
