import type { Category } from '@pinline/contracts/catalogue/taxonomy/list-categories'
import { describe, expect, it } from 'vitest'
import { allCategories, findCategory, leafCategories } from './find-category.ts'

const category = (id: string, children: Category[] = []): Category => ({
  id,
  slug: `${id}-slug`,
  meta_title: id,
  count: 1,
  lead: '',
  image: null,
  attributes: [],
  children,
})
const tree = [category('board', [category('wire', [category('fine')]), category('pin')]), category('usb')]

describe('the tree of categories', () => {
  it('finds a category at any depth by id or slug, with the path to it', () => {
    expect(findCategory(tree, 'fine')?.parents.map(({ id }) => id)).toEqual(['board', 'wire'])
    expect(findCategory(tree, 'usb-slug')?.parents).toEqual([])
    expect(findCategory(tree, 'none')).toBeUndefined()
  })

  it('returns the leaves that hold the parts', () => {
    expect(allCategories(tree).map(({ id }) => id)).toEqual(['board', 'wire', 'fine', 'pin', 'usb'])
    expect(leafCategories(tree).map(({ id }) => id)).toEqual(['fine', 'pin', 'usb'])
  })
})
