import type { AttributeRow } from '@pinline/contracts/catalogue/taxonomy/attributes-resource'
import { describe, expect, it } from 'vitest'
import {
  attributeChanges,
  attributeDraftBesides,
  attributeTypedOver,
  changedAttribute,
  newAttribute,
  newChoice,
  typedAttribute,
  wholeAttribute,
  wordsOf,
} from './typed-attribute.ts'

const read: AttributeRow = {
  id: 'shielding',
  type: 'choice',
  unit: null,
  group: 'electric',
  orderNum: 21,
  title: 'Shielding',
  titles: { en: 'Shielding' },
  values: [{ value: 'full', title: 'Fully', titles: { en: 'Fully' }, words: ['screened', '屏蔽'] }],
  fixed: false,
  categoryIds: [],
  revision: 2,
}

describe('search words', () => {
  it('stand between commas of any script, each once', () => {
    expect(wordsOf(' screened, 屏蔽，遮蔽、  ;screened')).toEqual(['screened', '屏蔽', '遮蔽'])
  })
})

describe('a new attribute', () => {
  it('has a unit only as a number and values only as a choice', () => {
    const values = [{ ...newChoice([]), value: 'full', titles: { en: 'Fully' } }]
    const typed = { ...newAttribute, id: 'force', unit: 'N' as const, values, titles: { en: 'Force' } }
    expect(wholeAttribute({ ...typed, type: 'number' })).toMatchObject({ unit: 'N', values: [] })
    expect(wholeAttribute({ ...typed, type: 'choice', orderNum: '7' })).toMatchObject({
      unit: null,
      orderNum: 7,
      values: [{ value: 'full', titles: { en: 'Fully' }, words: [] }],
    })
    expect(wholeAttribute(typed)).not.toHaveProperty('orderNum')
  })
})

describe('a known attribute', () => {
  it('sends what was typed over, and what follows from its kind', () => {
    const titles = { titles: { de: 'Schirmung' } }
    expect(changedAttribute(attributeTypedOver(typedAttribute(read), titles), titles)).toEqual({
      titles: { en: 'Shielding', de: 'Schirmung' },
    })
    const type = { type: 'flag' as const }
    expect(changedAttribute(attributeTypedOver(typedAttribute(read), type), type)).toEqual({
      type: 'flag',
      unit: null,
      values: [],
    })
  })

  it('tells what others have changed, and leaves that to them where it is wanted', () => {
    const now: AttributeRow = { ...read, titles: { en: 'Screening' }, group: 'shape', revision: 3 }
    const draft = { base: read, titles: { en: 'Shield', de: 'Schirmung' }, group: 'trade' as const, orderNum: '4' }
    expect(attributeChanges(read, now, draft)).toEqual([
      { field: 'titles', language: 'en', now: 'Screening', both: true },
      { field: 'group', both: true },
    ])
    expect(attributeDraftBesides(draft, now)).toEqual({ orderNum: '4', titles: { de: 'Schirmung' }, base: now })
    expect(attributeChanges(read, { ...read, orderNum: 22, revision: 3 }, draft)).toEqual([])
  })
})
