import { describe, expect, test } from 'vitest'
import { chosenOfMine, differentFields, preselected } from '../../layout/conflicts/three-way.ts'
import {
  contentDraft,
  contentDraftOf,
  contentValuesOf,
  draftBase,
  type EditedRecord,
  editedLanguages,
  editsOfValues,
  hasEdits,
  onlyChanges,
  withEdits,
} from './content-edits.ts'
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

describe('values by field', () => {
  const edits = { slug: 'b', texts: { en: written('Mine'), de: written('Eins'), zh_cn: null } }

  test('hold what is written, also what was edited', () => {
    const values = contentValuesOf(withEdits(base, edits))
    expect(values).toMatchObject({ slug: 'b', 'details.kind': 'news', 'texts.en.title': 'Mine', 'texts.de.body': null })
    expect(Object.keys(values).filter((field) => field.startsWith('texts.zh_cn'))).toEqual([])
  })

  test('become the edits again', () => {
    const mine = contentValuesOf(withEdits(base, edits))
    const removed = { 'texts.zh_cn.title': undefined, 'texts.zh_cn.lead': undefined, 'texts.zh_cn.body': undefined }
    expect(editsOfValues(base, { ...mine, ...removed })).toEqual(onlyChanges(base, edits))
  })

  test('go together with what others have changed', () => {
    const newest = {
      slug: 'a',
      details: { ...details, author: 'Ada' },
      texts: { ...base.texts, zh_cn: written('他们的') },
    }
    const fields = differentFields(
      contentValuesOf(base),
      contentValuesOf(withEdits(base, { texts: { en: written('Mine') } })),
      contentValuesOf(newest),
    )
    expect(fields.map(({ field, changedBy }) => [field, changedBy])).toEqual([
      ['details.author', 'theirs'],
      ['texts.en.title', 'mine'],
      ['texts.zh_cn.title', 'theirs'],
    ])
    expect(editsOfValues(newest, chosenOfMine(fields, preselected(fields)))).toEqual({ texts: { en: written('Mine') } })
  })
})

describe('a draft', () => {
  const edits = { texts: { en: written('Mine'), de: written('Eins') } }
  const stored = contentDraft.parse(JSON.parse(JSON.stringify(contentDraftOf({ ...base, revision: 3 }, edits))))

  test('stands on what its fields held, so that what a colleague has changed since is asked for', () => {
    const texts = { en: written('Theirs'), zh_cn: written('他们的'), de: written('Zwei') }
    const newest = { slug: 'b', details, texts, revision: 5 }
    const on = draftBase(newest, stored)
    expect(on).toEqual({
      ...newest,
      ...{ texts: { en: written('One'), zh_cn: written('他们的') }, revision: 3 },
    })
    const fields = differentFields(
      contentValuesOf(on),
      contentValuesOf(withEdits(on, stored.edits)),
      contentValuesOf(newest),
    )
    expect(fields.map(({ field, changedBy }) => [field, changedBy])).toEqual([
      ['texts.en.title', undefined],
      ['texts.de.title', undefined],
    ])
  })

  test('goes on where nothing has changed, and one of the release before on what there is', () => {
    const now = { ...base, revision: 3 }
    expect(draftBase(now, stored)).toBe(now)
    expect(draftBase(now, contentDraft.parse(edits))).toBe(now)
    expect(contentDraft.parse(edits).edits).toEqual(edits)
  })
})
