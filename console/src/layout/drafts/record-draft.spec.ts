import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { allOf, chosenOfMine, hasConflict } from '../conflicts/three-way.ts'
import { draftOn, recordDraftFor, recordDraftOf } from './record-draft.ts'

const schema = z.object({ name: z.string(), city: z.string(), terms: z.string() })
const first = { name: 'Kontaktwerk', city: 'Kiel', terms: '30 days' }
const draft = recordDraftOf(first, { ...first, city: 'Wismar' })

const stored = (value: unknown, now = first) =>
  recordDraftFor({ schema, fieldsOf: (values) => values, valuesOf: (fields) => schema.parse(fields), now }).safeParse(
    JSON.parse(JSON.stringify(value)),
  ).data

describe('a draft of a record', () => {
  it('holds what was changed, with what it was before', () => {
    expect(draft).toEqual({ base: { city: 'Kiel' }, mine: { city: 'Wismar' } })
    expect(stored(draft)).toEqual(draft)
  })

  it('leaves alone what others have changed since', () => {
    const now = { ...first, terms: '14 days' }
    const fields = draftOn(draft, now)
    expect(hasConflict(fields)).toBe(false)
    expect({ ...now, ...chosenOfMine(fields, allOf(fields, 'mine')) }).toEqual({ ...now, city: 'Wismar' })
  })

  it('needs a choice where others have changed the same field', () => {
    expect(draftOn(draft, { ...first, city: 'Rostock' })).toEqual([
      { field: 'city', base: 'Kiel', mine: 'Wismar', theirs: 'Rostock', changedBy: undefined },
    ])
  })

  it('is none once the record has its values, or the form its fields no longer', () => {
    expect(stored(draft, { ...first, city: 'Wismar' })).toBeUndefined()
    expect(stored({ base: { fax: '' }, mine: { fax: '1' } })).toBeUndefined()
    expect(stored({ base: { city: 1 }, mine: { city: 'Wismar' } })).toBeUndefined()
    expect(stored({ base: { city: 'Kiel' }, mine: { city: null } })).toBeUndefined()
    expect(stored(null)).toBeUndefined()
  })

  it('of the release before is taken as it is', () => {
    const now = { ...first, terms: '14 days' }
    expect(stored({ ...first, city: 'Wismar' }, now)).toEqual({
      base: { city: 'Kiel', terms: '14 days' },
      mine: { city: 'Wismar', terms: '30 days' },
    })
  })
})
