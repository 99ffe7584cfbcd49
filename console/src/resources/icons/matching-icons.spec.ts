import { describe, expect, it } from 'vitest'
import { iconNames } from '../../layout/icon.tsx'
import { matchingIcons } from './matching-icons.ts'

describe('the search of icons', () => {
  it('has all of them without words, sorted', () => {
    expect(matchingIcons(' ')).toEqual(iconNames.toSorted())
    expect(matchingIcons('').length).toBeGreaterThan(40)
  })
  it.each([
    ['list tree', ['list-tree']],
    ['TREE-list', ['list-tree']],
    ['move', ['move-down', 'move-in', 'move-out', 'move-up']],
    ['no such icon', []],
  ])('finds by words: %s', (words, names) => expect(matchingIcons(words)).toEqual(names))
})
