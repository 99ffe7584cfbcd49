import { given } from '@pinline/chassis/domain/given'
import { sortId } from '@pinline/events/ids'
import type { SortDefined } from '@pinline/events/notification/sort-defined'
import { describe, it } from 'vitest'
import { maxSorts } from './sorts.ts'
import { sortsDecider } from './sorts-decider.ts'

const id = (number: number) => sortId.parse(`c-${String(number).padStart(8, '0')}`)
const defined = (number: number, orderNum: number, parent?: number): SortDefined => ({
  type: 'sort-defined',
  data: {
    sortId: id(number),
    parentId: parent === undefined ? null : id(parent),
    orderNum,
    names: { en: `${number}` },
  },
})
const tree = [defined(1, 1), defined(2, 2), defined(11, 1, 1), defined(111, 1, 11)]
const sorts = given(sortsDecider, tree)

describe('create-sort', () => {
  const create = { type: 'create-sort', sortId: id(3), parentId: null, names: { en: '3' } } as const
  it('adds a sort behind the others, once', () => {
    sorts.when(create).then([defined(3, 3)])
    given(sortsDecider, [...tree, defined(3, 3)])
      .when(create)
      .thenNothing()
    sorts.when({ ...create, parentId: id(1) }).then([defined(3, 2, 1)])
  })
  it('is rejected below what is not there or too deep, and where there are too many', () => {
    sorts.when({ ...create, parentId: id(9) }).thenRejected('invalid-input')
    sorts.when({ ...create, parentId: id(111) }).thenRejected('invalid-input')
    given(
      sortsDecider,
      Array.from({ length: maxSorts }, (_, place) => defined(1000 + place, place + 1)),
    )
      .when(create)
      .thenRejected('sort-limit-reached')
  })
})

describe('update-sort', () => {
  const update = { type: 'update-sort', sortId: id(2), revision: 1 } as const
  it('moves a sort before another, which gives way', () => {
    sorts.when({ ...update, orderNum: 1 }).then([defined(2, 1), defined(1, 2)])
    sorts.when({ ...update, parentId: id(1) }).then([defined(2, 2, 1)])
  })
  it('renames, and is quiet where nothing would change', () => {
    const named: SortDefined = { type: 'sort-defined', data: { ...defined(2, 2).data, names: { en: 'Packing' } } }
    sorts.when({ ...update, names: { en: 'Packing' } }).then([named])
    sorts.when({ ...update, names: { en: '2' }, orderNum: 2, parentId: null }).thenNothing()
  })
  it('is rejected below itself, too deep, and for an editor who saw another', () => {
    const first = { ...update, sortId: id(1) }
    sorts.when({ ...first, parentId: id(111) }).thenRejected('invalid-input')
    sorts.when({ ...first, parentId: id(2) }).thenRejected('invalid-input')
    sorts.when({ ...update, revision: 2 }).thenRejected('version-conflict')
    sorts.when({ ...update, sortId: id(9) }).thenRejected('sort-not-found')
  })
})

describe('delete-sort', () => {
  const remove = { type: 'delete-sort', sortId: id(2), revision: 1, uses: { notices: 0, files: 0 } } as const
  it('deletes what nothing has', () => sorts.when(remove).then([{ type: 'sort-deleted', data: { sortId: id(2) } }]))
  it('is rejected where something has it or is below it, and for an editor who saw another', () => {
    sorts.when({ ...remove, uses: { notices: 0, files: 1 } }).thenRejected('sort-in-use')
    sorts.when({ ...remove, sortId: id(1) }).thenRejected('sort-has-children')
    sorts.when({ ...remove, revision: 3 }).thenRejected('version-conflict')
    sorts.when({ ...remove, sortId: id(9) }).thenRejected('sort-not-found')
  })
})
