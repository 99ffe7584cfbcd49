import type { CategoryRow } from '@pinline/contracts/catalogue/taxonomy/categories-resource'
import { describe, expect, it } from 'vitest'
import {
  applyCategoryEdits,
  concurrentCategoryChanges,
  rebaseCategoryEdits,
  updateCategoryInput,
} from './category-form-values.ts'
import { completeLanguages, firstLanguageWithError, translationState } from './translations.ts'

const read: CategoryRow = {
  id: 'round',
  parentId: null,
  orderNum: 1,
  depth: 1,
  title: 'Round',
  titles: { en: 'Round', de: 'Rund' },
  leads: { en: 'Round and locked.' },
  texts: {},
  attributeIds: ['pitch', 'rows'],
  count: 0,
  children: 0,
  revision: 3,
}

describe('a category with edited fields', () => {
  it('sends only the edited fields, each whole', () => {
    const edits = { base: read, titles: { fr: 'Ronds' }, attributeIds: ['rows', 'pitch'] }
    expect(updateCategoryInput(applyCategoryEdits(read, edits), edits)).toEqual({
      titles: { en: 'Round', de: 'Rund', fr: 'Ronds' },
      attributeIds: ['rows', 'pitch'],
    })
  })

  it('preserves what others wrote in unedited languages', () => {
    const now = { ...read, titles: { en: 'Circular', de: 'Rund' }, revision: 4 }
    expect(applyCategoryEdits(now, { base: read, titles: { de: 'Rundstecker' } }).titles).toEqual({
      en: 'Circular',
      de: 'Rundstecker',
    })
  })
})

describe('changes by others', () => {
  const now = { ...read, titles: { en: 'Circular', de: 'Rund' }, leads: {}, attributeIds: ['rows'], revision: 5 }
  const edits = { base: read, titles: { en: 'Round ones', fr: 'Ronds' }, attributeIds: ['pitch'] }

  it('are listed by field and language, with those edited here too', () => {
    expect(concurrentCategoryChanges(read, now, edits)).toEqual([
      { field: 'titles', language: 'en', now: 'Circular', bothEdited: true },
      { field: 'leads', language: 'en', now: '', bothEdited: false },
      { field: 'attributeIds', bothEdited: true },
    ])
    expect(concurrentCategoryChanges(read, { ...read, orderNum: 2, revision: 4 }, edits)).toEqual([])
  })

  it('win when the person accepts them; other edits stay', () => {
    expect(rebaseCategoryEdits(edits, now)).toEqual({ titles: { fr: 'Ronds' }, base: now })
    expect(rebaseCategoryEdits({ base: read, titles: { en: 'Round ones' } }, now)).toEqual({})
  })
})

describe('languages', () => {
  it('are complete, partial or missing compared with English', () => {
    const texts = [read.titles, read.leads, read.texts]
    expect(['en', 'de', 'fr'].map((code) => translationState(texts, code))).toEqual(['whole', 'part', 'missing'])
    expect(completeLanguages([read.titles])).toEqual(['en', 'de'])
  })

  it('are found by their validation errors', () => {
    expect(firstLanguageWithError({ id: 'required', 'values.0.titles.de': 'too-long' })).toBe('de')
    expect(firstLanguageWithError({ id: 'required' })).toBeUndefined()
  })
})
