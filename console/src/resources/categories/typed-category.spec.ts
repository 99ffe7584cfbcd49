import type { CategoryRow } from '@pinline/contracts/catalogue/taxonomy/categories-resource'
import { describe, expect, it } from 'vitest'
import { categoryChanges, changedFields, draftBesides, typedOver } from './typed-category.ts'
import { languageOfFault, wholeLanguages, writtenIn } from './written-texts.ts'

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

describe('a category with what was typed over it', () => {
  it('sends only the fields that were, each whole', () => {
    const draft = { base: read, titles: { fr: 'Ronds' }, attributeIds: ['rows', 'pitch'] }
    expect(changedFields(typedOver(read, draft), draft)).toEqual({
      titles: { en: 'Round', de: 'Rund', fr: 'Ronds' },
      attributeIds: ['rows', 'pitch'],
    })
  })

  it('keeps what others wrote in languages that were not typed in', () => {
    const now = { ...read, titles: { en: 'Circular', de: 'Rund' }, revision: 4 }
    expect(typedOver(now, { base: read, titles: { de: 'Rundstecker' } }).titles).toEqual({
      en: 'Circular',
      de: 'Rundstecker',
    })
  })
})

describe('what others have changed', () => {
  const now = { ...read, titles: { en: 'Circular', de: 'Rund' }, leads: {}, attributeIds: ['rows'], revision: 5 }
  const draft = { base: read, titles: { en: 'Round ones', fr: 'Ronds' }, attributeIds: ['pitch'] }

  it('is told by field and language, and where it was typed over too', () => {
    expect(categoryChanges(read, now, draft)).toEqual([
      { field: 'titles', language: 'en', now: 'Circular', both: true },
      { field: 'leads', language: 'en', now: '', both: false },
      { field: 'attributeIds', both: true },
    ])
    expect(categoryChanges(read, { ...read, orderNum: 2, revision: 4 }, draft)).toEqual([])
  })

  it('wins where their state is taken; the rest stays typed', () => {
    expect(draftBesides(draft, now)).toEqual({ titles: { fr: 'Ronds' }, base: now })
    expect(draftBesides({ base: read, titles: { en: 'Round ones' } }, now)).toEqual({})
  })
})

describe('languages', () => {
  it('are whole, written in part or missing by what English has', () => {
    const texts = [read.titles, read.leads, read.texts]
    expect(['en', 'de', 'fr'].map((code) => writtenIn(texts, code))).toEqual(['whole', 'part', 'missing'])
    expect(wholeLanguages([read.titles])).toEqual(['en', 'de'])
  })

  it('are found by their faults', () => {
    expect(languageOfFault({ id: 'required', 'values.0.titles.de': 'too-long' })).toBe('de')
    expect(languageOfFault({ id: 'required' })).toBeUndefined()
  })
})
