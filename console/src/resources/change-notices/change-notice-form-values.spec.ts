import { productId } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { type ChangeNoticeFormValues, changeNoticeFields, changeNoticeValuesOf } from './change-notice-form-values.ts'

const values: ChangeNoticeFormValues = {
  ...changeNoticeValuesOf(undefined, '2026-11-28'),
  reference: 'PCN 2026-17',
  parts: [{ productId: productId.parse('p-0123456789abcdef'), model: '1757019', manufacturer: 'X' }],
  texts: { en: 'New tin.', de: 'Neues Zinn.' },
}

describe('the form of a change notice', () => {
  it('is compared text by text, and comes back from the fields', () => {
    const fields = changeNoticeFields.fieldsOf(values)
    expect(fields).toMatchObject({ reference: 'PCN 2026-17', 'texts.de': 'Neues Zinn.', 'texts.ja': '' })
    expect(changeNoticeFields.valuesOf(fields)).toEqual(values)
  })
  it('takes one text of another version', () => {
    const fields = { ...changeNoticeFields.fieldsOf(values), 'texts.de': '', 'texts.fr': 'Nouvel étain.' }
    expect(changeNoticeFields.valuesOf(fields).texts).toEqual({ en: 'New tin.', fr: 'Nouvel étain.' })
  })
})
