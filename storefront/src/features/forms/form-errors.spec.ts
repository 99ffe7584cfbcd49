import { describe, expect, it } from 'vitest'
import { formErrorsOf } from './form-errors.ts'

const filled = {
  ...{ kind: 'contact', surname: 'Lovelace', givenName: 'Ada', email: 'ada@buyers.example', phone: '', company: '' },
  ...{ details: 'Is it in stock?', consent: 'on' },
}

describe('errors of a form', () => {
  it('are none where everything needed is there', () => expect(formErrorsOf(filled)).toEqual({}))
  it('name each field', () => {
    expect(formErrorsOf({ kind: 'contact', surname: '', givenName: '', email: '', details: '' })).toMatchObject({
      ...{ surname: 'required', givenName: 'required', email: 'required', consent: 'required', details: 'required' },
    })
    expect(formErrorsOf({ ...filled, email: 'ada', phone: '12' })).toEqual({
      ...{ email: 'email-format', phone: 'phone-format' },
    })
  })
  it('follow the kind', () => {
    expect(formErrorsOf({ ...filled, details: '' })).toEqual({ details: 'required' })
    expect(formErrorsOf({ ...filled, kind: 'feedback', details: '' })).toEqual({ opinion: 'required' })
    expect(formErrorsOf({ ...filled, kind: 'custom-part', quantity: 'many' })).toMatchObject({
      quantity: 'quantity-format',
    })
    expect(formErrorsOf({ ...filled, kind: 'custom-part', quantity: '' })).toEqual({ part: 'required' })
  })
})
