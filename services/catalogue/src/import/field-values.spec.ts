import { importField } from '@pinline/contracts/catalogue/import/import-options'
import { categoryId } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { shopAttributes } from '../seed/shop-attributes.ts'
import { valuesOfField } from './field-values.ts'

const category = (id: string, title: string, parentId: string | null) => ({
  categoryId: categoryId.parse(id),
  parentId: parentId === null ? null : categoryId.parse(parentId),
  titles: { en: title },
  leads: {},
  texts: {},
  orderNum: 1,
  attributeIds: [],
})
const taxonomy = {
  categories: {
    board: category('board', 'Board', null),
    sockets: category('sockets', 'Sockets', 'board'),
    'pin-headers': category('pin-headers', 'Pin headers', 'board'),
  },
  attributes: Object.fromEntries(shopAttributes.map((attribute) => [attribute.attributeId, attribute])),
}
const values = (field: string, language: 'en' | 'de' | 'zh_cn' = 'en') =>
  valuesOfField(taxonomy, language)(importField.parse(field))

describe('the values that a field may have', () => {
  it('are the categories with products, by title', () => {
    expect(values('category')).toEqual([
      { value: 'pin-headers', title: 'Pin headers' },
      { value: 'sockets', title: 'Sockets' },
    ])
  })

  it('are the choices of an attribute in the language', () => {
    expect(values('gender', 'de')?.map(({ value }) => value)).toEqual(['male', 'female'])
    expect(values('mounting', 'zh_cn')?.every(({ title }) => /\p{sc=Han}/u.test(title))).toBe(true)
  })

  it('are yes and no for flags', () => {
    for (const field of ['rohs', 'custom'])
      expect(values(field, 'de')).toEqual([
        { value: 'yes', title: 'Ja' },
        { value: 'no', title: 'Nein' },
      ])
  })

  it('are the countries by name', () => {
    expect(values('origin', 'de')).toContainEqual({ value: 'DE', title: 'Deutschland' })
    expect(values('origin', 'zh_cn')).toContainEqual({ value: 'DE', title: '德国' })
  })

  it('are no closed set for numbers and texts', () => {
    for (const field of ['pitchMm', 'series', 'price.EUR', 'name.de', 'attribute.unknown'])
      expect(values(field)).toBeUndefined()
  })
})
