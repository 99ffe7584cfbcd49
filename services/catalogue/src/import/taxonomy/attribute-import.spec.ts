import { describe, expect, it } from 'vitest'
import { headers, plating, smallTree } from '../../domain/taxonomy/taxonomy.fixtures.ts'
import { evolveTaxonomy, noTaxonomy } from '../../domain/taxonomy/taxonomy.ts'
import { importTable, noUses } from './taxonomy-import.fixtures.ts'

const tree = smallTree.reduce(evolveTaxonomy, noTaxonomy)
const columns = ['id', 'type', 'unit', 'group', 'order', 'title.en', 'choices.en', 'choices.de', 'words', 'categories']
const imported = (...rows: readonly (readonly string[])[]) => importTable('attributes', tree, [columns, ...rows])
const used = { ...noUses, values: new Map([['plating', ['gold']]]) }

describe('rows of attributes', () => {
  it('add attributes with their values, titles, words and categories', () => {
    const { outcomes, after } = imported(
      ['mating-force', 'Number', 'N', 'Mechanical', '', 'Mating force', '', '', '', 'pin-headers'],
      [
        'latch',
        '单选',
        '',
        '机械参数',
        '3',
        'Latch',
        'yes = With latch; no = Without',
        'no = Ohne',
        'yes = lock, locking',
        '',
      ],
    )
    expect(outcomes).toEqual({ 2: 'new', 3: 'new' })
    expect(after.attributes['mating-force']).toMatchObject({ type: 'number', unit: 'N', group: 'shape', orderNum: 22 })
    expect(after.attributes.latch).toMatchObject({
      ...{ type: 'choice', orderNum: 3 },
      values: [
        { value: 'yes', titles: { en: 'With latch' }, words: ['lock', 'locking'] },
        { value: 'no', titles: { en: 'Without', de: 'Ohne' } },
      ],
    })
    expect(after.categories[headers]?.attributeIds).toEqual(['plating', 'mating-force'])
  })

  it('change only what they say, and list values and categories completely', () => {
    const change = (header: string, cell: string) =>
      importTable('attributes', tree, [
        ['id', header],
        ['plating', cell],
      ]).after
    expect(change('choices.zh_cn', 'gold = 镀金').attributes[plating]?.values).toEqual([
      { value: 'gold', titles: { en: 'Gold', zh_cn: '镀金' } },
    ])
    expect(change('choices.en', 'tin = Tin | gold = Gold; thick').attributes[plating]?.values).toEqual([
      { value: 'tin', titles: { en: 'Tin' } },
      { value: 'gold', titles: { en: 'Gold; thick' } },
    ])
    expect(change('categories', '-').categories[headers]?.attributeIds).toEqual([])
    expect(change('categories', 'Pin headers').categories).toEqual(tree.categories)
  })

  it('refuse another kind, unit or fewer values while products use the attribute', () => {
    const refused = (header: string, cell: string) =>
      importTable(
        'attributes',
        tree,
        [
          ['id', header],
          ['plating', cell],
        ],
        used,
      ).outcomes[2]
    expect(refused('type', 'text')).toEqual(['type', 'attribute-in-use'])
    expect(refused('choices.en', 'tin = Tin')).toEqual(['choices.en', 'attribute-in-use', 'gold'])
    expect(refused('choices.en', 'tin = Tin; gold = Gold plated')).toBe('changed')
    expect(
      importTable('attributes', tree, [
        ['id', 'type'],
        ['plating', 'text'],
      ]).outcomes[2],
    ).toBe('changed')
  })

  it('refuse what the form of staff refuses', () => {
    expect(
      imported(
        ['a', 'choice', '', 'shape', '', 'A', '', '', '', ''],
        ['b', 'text', '', 'shape', '', 'B', 'x = X', '', '', ''],
        ['c', 'text', 'mm', 'shape', '', 'C', '', '', '', ''],
        ['d', 'length', '', 'shape', '', 'D', '', '', '', ''],
        ['e', '', '', 'shape', '', 'E', '', '', '', ''],
        ['f', 'number', 'inch', 'shape', '', 'F', '', '', '', ''],
        ['g', 'choice', '', 'shape', '', 'G', 'Gold, Tin', '', '', ''],
        ['h', 'choice', '', 'shape', '', 'H', 'x = X; x = Y', '', '', ''],
        ['i', 'choice', '', 'shape', '', 'I', 'x = X', 'y = Y', '', ''],
        ['j', 'flag', '', 'shape', '', 'J', '', '', '', 'pin-haeders'],
      ).outcomes,
    ).toEqual({
      2: ['choices.en', 'values-needed'],
      3: ['choices.en', 'values-not-allowed'],
      4: ['unit', 'unit-not-allowed'],
      5: ['type', 'unknown-value'],
      6: ['type', 'missing'],
      7: ['unit', 'unknown-value'],
      8: ['choices.en', 'bad-choices'],
      9: ['choices.en', 'value-twice'],
      10: ['choices.de', 'unknown-value'],
      11: ['categories', 'unknown-category', 'pin-headers'],
    })
  })

  it('leave the fields of every product as they are', () => {
    const fixed = evolveTaxonomy(tree, {
      type: 'attribute-defined',
      data: {
        ...{ attributeId: plating, type: 'number', unit: 'mm', titles: { en: 'Pitch' } },
        ...{ group: 'shape', orderNum: 1, fixed: true },
      },
    })
    const of = (header: string, cell: string) =>
      importTable('attributes', fixed, [
        ['id', header],
        ['plating', cell],
      ]).outcomes[2]
    expect(of('type', 'text')).toEqual(['type', 'fixed'])
    expect(of('unit', 'g')).toEqual(['unit', 'fixed'])
    expect(of('title.en', 'Pin pitch')).toBe('changed')
  })
})
