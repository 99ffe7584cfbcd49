import { describe, expect, test } from 'vitest'
import { conflictsOf, type EditedRecord, editedLanguages, hasEdits, onlyChanges } from './content-edits.ts'
import { newDetails } from './new-details.ts'

const written = (title: string) => ({ title, lead: '', body: null })
const details = newDetails('news', 'a', '2026-11-27')
const base: EditedRecord = { slug: 'a', details, texts: { en: written('One'), zh_cn: written('一') } }

describe('edits', () => {
  test('that say what is stored are none', () => {
    const edits = onlyChanges(base, { slug: 'a', details: { ...details }, texts: { en: written('One'), de: null } })
    expect(hasEdits(edits)).toBe(false)
  })

  test('are sent for the changed languages only', () => {
    const edits = { texts: { en: written('One'), zh_cn: written('二'), de: written('Eins') } }
    expect(editedLanguages(base, edits)).toEqual(['zh_cn', 'de'])
    expect(onlyChanges(base, edits)).toEqual({ texts: { zh_cn: written('二'), de: written('Eins') } })
  })
})

describe('conflicts', () => {
  const edits = { slug: 'b', texts: { en: written('Mine') } }

  test('none where others have changed another language', () => {
    const newest = { ...base, texts: { ...base.texts, zh_cn: written('他们的') } }
    expect(conflictsOf(base, newest, edits)).toEqual({ languages: [], details: false })
  })

  test('where both have changed the same', () => {
    const newest = { slug: 'c', details, texts: { ...base.texts, en: written('Theirs') } }
    expect(conflictsOf(base, newest, edits)).toEqual({ languages: ['en'], details: true })
  })

  test('none where both have written the same', () => {
    const newest = { slug: 'b', details, texts: { ...base.texts, en: written('Mine') } }
    expect(conflictsOf(base, newest, edits)).toEqual({ languages: [], details: false })
  })
})
