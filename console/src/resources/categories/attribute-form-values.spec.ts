import type { AttributeRow } from '@pinline/contracts/catalogue/taxonomy/attributes-resource'
import { describe, expect, it } from 'vitest'
import {
  applyAttributeEdits,
  attributeFormValues,
  concurrentAttributeChanges,
  createAttributeInput,
  emptyAttribute,
  emptyChoice,
  rebaseAttributeEdits,
  searchWordsOf,
  updateAttributeInput,
} from './attribute-form-values.ts'

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
  it('are separated by commas of any script, each once', () => {
    expect(searchWordsOf(' screened, 屏蔽，遮蔽、  ;screened')).toEqual(['screened', '屏蔽', '遮蔽'])
  })
})

describe('a new attribute', () => {
  it('has a unit only as a number and values only as a choice', () => {
    const values = [{ ...emptyChoice([]), value: 'full', titles: { en: 'Fully' } }]
    const formValues = { ...emptyAttribute, id: 'force', unit: 'N' as const, values, titles: { en: 'Force' } }
    expect(createAttributeInput({ ...formValues, type: 'number' })).toMatchObject({ unit: 'N', values: [] })
    expect(createAttributeInput({ ...formValues, type: 'choice', orderNum: '7' })).toMatchObject({
      unit: null,
      orderNum: 7,
      values: [{ value: 'full', titles: { en: 'Fully' }, words: [] }],
    })
    expect(createAttributeInput(formValues)).not.toHaveProperty('orderNum')
  })
})

describe('an existing attribute', () => {
  it('sends the edited fields and the fields that depend on its kind', () => {
    const titles = { titles: { de: 'Schirmung' } }
    expect(updateAttributeInput(applyAttributeEdits(attributeFormValues(read), titles), titles)).toEqual({
      titles: { en: 'Shielding', de: 'Schirmung' },
    })
    const type = { type: 'flag' as const }
    expect(updateAttributeInput(applyAttributeEdits(attributeFormValues(read), type), type)).toEqual({
      type: 'flag',
      unit: null,
      values: [],
    })
  })

  it('lists what others have changed and can accept it', () => {
    const now: AttributeRow = { ...read, titles: { en: 'Screening' }, group: 'shape', revision: 3 }
    const edits = { base: read, titles: { en: 'Shield', de: 'Schirmung' }, group: 'trade' as const, orderNum: '4' }
    expect(concurrentAttributeChanges(read, now, edits)).toEqual([
      { field: 'titles', language: 'en', now: 'Screening', bothEdited: true },
      { field: 'group', bothEdited: true },
    ])
    expect(rebaseAttributeEdits(edits, now)).toEqual({ orderNum: '4', titles: { de: 'Schirmung' }, base: now })
    expect(concurrentAttributeChanges(read, { ...read, orderNum: 22, revision: 3 }, edits)).toEqual([])
  })
})
