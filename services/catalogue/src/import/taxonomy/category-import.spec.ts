import { categoryId } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { boards, headers, smallTree } from '../../domain/taxonomy/taxonomy.fixtures.ts'
import { evolveTaxonomy, noTaxonomy } from '../../domain/taxonomy/taxonomy.ts'
import { importTable, noUses } from './taxonomy-import.fixtures.ts'

const tree = smallTree.reduce(evolveTaxonomy, noTaxonomy)
const columns = ['id', 'parent', 'order', 'title.en', 'title.zh_cn', 'attributes']
const imported = (...rows: readonly (readonly string[])[]) => importTable('categories', tree, [columns, ...rows])

describe('rows of categories', () => {
  it('add categories, children above their parents, and change existing ones', () => {
    const { outcomes, after } = imported(
      ['fine-pitch', 'sockets', '', 'Fine pitch sockets', '', ''],
      ['sockets', 'board-connectors', '1', 'Sockets', '插座', 'plating'],
      ['pin-headers', '', '', '', '排针', ''],
      ['board-connectors', '', '', '', '', ''],
    )
    expect(outcomes).toEqual({ 2: 'new', 3: 'new', 4: 'changed', 5: 'unchanged' })
    expect(after.categories['fine-pitch']).toMatchObject({ parentId: 'sockets', orderNum: 1 })
    expect(after.categories.sockets).toMatchObject({
      ...{ parentId: boards, orderNum: 1, attributeIds: ['plating'] },
      titles: { en: 'Sockets', zh_cn: '插座' },
    })
    expect(after.categories[headers]).toMatchObject({ orderNum: 2, titles: { en: 'Pin headers', zh_cn: '排针' } })
  })

  it('find parents and attributes by their titles in any language', () => {
    const { outcomes, after } = imported(['sockets', 'Board Connectors', '', 'Sockets', '', 'Plating'])
    expect(outcomes).toEqual({ 2: 'new' })
    expect(after.categories.sockets).toMatchObject({ parentId: boards, attributeIds: ['plating'] })
  })

  it('clear what a cell with a dash says: the parent, a translation, the attributes', () => {
    const { after } = imported(['pin-headers', '-', '', '', '', '-'])
    expect(after.categories[headers]).toMatchObject({ parentId: null, attributeIds: [] })
    const named = importTable('categories', after, [
      ['id', 'title.zh_cn'],
      ['pin-headers', '排针'],
    ]).after
    const cleared = importTable('categories', named, [
      ['id', 'title.zh_cn'],
      ['pin-headers', '-'],
    ]).after
    expect(cleared.categories[headers]?.titles).toEqual({ en: 'Pin headers' })
  })

  it('refuse cycles, also those that several rows make, and what is below a refused row', () => {
    expect(
      imported(
        ['a', 'c', '', 'A', '', ''],
        ['b', 'a', '', 'B', '', ''],
        ['c', 'b', '', 'C', '', ''],
        ['d', 'c', '', 'D', '', ''],
        ['board-connectors', 'pin-headers', '', '', '', ''],
        ['self', 'self', '', 'Self', '', ''],
      ).outcomes,
    ).toEqual({
      2: ['parent', 'parent-below-itself', 'a > c > b > a'],
      3: ['parent', 'parent-below-itself', 'b > a > c > b'],
      4: ['parent', 'parent-below-itself', 'c > b > a > c'],
      5: ['parent', 'parent-refused', '4'],
      6: ['parent', 'parent-below-itself', 'board-connectors > pin-headers > board-connectors'],
      7: ['parent', 'parent-below-itself', 'self > self'],
    })
  })

  it('turn a branch around where no cycle is left', () => {
    const { outcomes, after } = imported(
      ['board-connectors', 'pin-headers', '', '', '', ''],
      ['pin-headers', '-', '', '', '', ''],
    )
    expect(outcomes).toEqual({ 2: 'changed', 3: 'changed' })
    expect(after.categories[boards]?.parentId).toBe(headers)
  })

  it('refuse unknown parents and attributes with what was probably meant, and doubles', () => {
    expect(
      imported(
        ['x', 'board-conectors', '', 'X', '', ''],
        ['y', 'nowhere', '', 'Y', '', ''],
        ['z', '', '', 'Z', '', 'platting'],
        ['same', '', '', 'Same', '', ''],
        ['SAME', '', '', 'Same again', '', ''],
      ).outcomes,
    ).toEqual({
      2: ['parent', 'parent-unknown', 'board-connectors'],
      3: ['parent', 'parent-unknown'],
      4: ['attributes', 'attribute-unknown', 'plating'],
      5: 'new',
      6: ['id', 'duplicate-in-file', '5'],
    })
  })

  it('refuse what the form of staff refuses', () => {
    const deep = ['l3', 'l4', 'l5'].map((id, index) => [id, ['pin-headers', 'l3', 'l4'][index] ?? '', '', id, '', ''])
    expect(
      imported(
        ['Pin Sockets!', '', '', 'Sockets', '', ''],
        ['', '', '', 'No id', '', ''],
        ['no-title', '', '', '', '无英文', ''],
        ['place', '', '0', 'Place', '', ''],
        ['first', '', '7', 'First', '', ''],
        ['second', '', '7', 'Second', '', ''],
        ['twice', '', '', 'Twice', '', 'plating; plating'],
        ['long', '', '', 'x'.repeat(121), '', ''],
        ...deep,
      ).outcomes,
    ).toEqual({
      2: ['id', 'slug-format'],
      3: ['id', 'missing'],
      4: ['title.en', 'missing'],
      5: ['order', 'out-of-range'],
      6: 'new',
      7: ['order', 'order-twice', '6'],
      8: ['attributes', 'attribute-twice'],
      9: ['title.en', 'too-long'],
      ...{ 10: 'new', 11: 'new', 12: ['parent', 'too-deep'] },
    })
  })

  it('refuse a parent with products, unless the category is below it already', () => {
    const uses = { ...noUses, categories: new Set([headers, boards]) }
    const { outcomes } = importTable(
      'categories',
      tree,
      [
        columns,
        ['sockets', 'pin-headers', '', 'Sockets', '', ''],
        ['pin-headers', 'board-connectors', '2', '', '', ''],
      ],
      uses,
    )
    expect(outcomes).toEqual({ 2: ['parent', 'parent-has-products'], 3: 'changed' })
  })

  it('keep the lines of a description', () => {
    const { after } = importTable('categories', tree, [
      ['id', 'text.en'],
      ['pin-headers', ' Posts.\r\nChoose by pitch. '],
    ])
    expect(after.categories[categoryId.parse('pin-headers')]?.texts).toEqual({ en: 'Posts.\nChoose by pitch.' })
  })
})
