import type { CategoryRow } from '@pinline/contracts/catalogue/taxonomy/categories-resource'
import { describe, expect, it } from 'vitest'
import { positionOfStep } from '../../layout/tree/tree-positions.ts'
import { canMoveTo, categoryForest } from './category-forest.ts'

const category = (
  id: string,
  parentId: string | null,
  depth: number,
  counts: [number, number] = [0, 0],
): CategoryRow => ({
  id,
  parentId,
  orderNum: 1,
  depth,
  title: id,
  titles: { en: id },
  leads: {},
  texts: {},
  attributeIds: [],
  count: counts[0],
  children: counts[1],
  revision: 1,
})

const rows = [
  category('boards', null, 1, [40, 1]),
  category('headers', 'boards', 2, [40, 0]),
  category('round', null, 1, [0, 1]),
  category('locked', 'round', 2, [0, 1]),
  category('small', 'locked', 3, [0, 1]),
  category('tiny', 'small', 4),
]

describe('allowed positions of a category', () => {
  it.each([
    ['headers', null, true],
    ['headers', 'round', true],
    ['round', 'boards', false],
    ['locked', 'boards', true],
    ['round', 'tiny', false],
    ['tiny', 'headers', false],
    ['headers', 'tiny', false],
    ['', 'small', true],
    ['', 'tiny', false],
    ['headers', 'nowhere', false],
  ])('%s below %s: %s', (id, parentId, may) => {
    expect(canMoveTo(rows, id, parentId)).toBe(may)
  })

  it('limits keyboard moves', () => {
    expect(positionOfStep(categoryForest(rows), 'headers', 'in')).toBeUndefined()
    expect(positionOfStep(categoryForest(rows), 'headers', 'out')).toEqual({ parentId: null, orderNum: 2 })
  })
})
