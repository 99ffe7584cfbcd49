import type { SortRow } from '@pinline/contracts/notification/sort/sort-row'
import { sortId } from '@pinline/events/ids'
import { expect, it } from 'vitest'
import { sortForest } from './sort-forest.ts'

const id = (name: string) => sortId.parse(`c-${name.padEnd(8, '0')}`)
const row = (name: string, parent?: string): SortRow => ({
  id: id(name),
  parentId: parent === undefined ? null : id(parent),
  ...{ orderNum: 1, title: name, titles: {}, notices: 0, files: 0, revision: 1 },
})
const rows = [row('a'), row('b', 'a'), row('c', 'b'), row('d')]
const { canHaveParent } = sortForest(rows)
const may = (name: string, parent: string | null) => {
  const one = rows.find(({ title }) => title === name)
  return one !== undefined && canHaveParent(one, parent === null ? null : id(parent))
}

it('offers three levels, and no sort below itself', () => {
  expect(may('d', 'b')).toBe(true)
  expect(may('d', 'c')).toBe(false)
  expect(may('a', 'd')).toBe(false)
  expect(may('a', 'c')).toBe(false)
  expect(may('b', 'd')).toBe(true)
  expect(may('c', null)).toBe(true)
})
