import { addSupplier } from '@pinline/contracts/catalogue/supplier/add-supplier'
import { expect, it } from 'vitest'
import { fieldErrorsOf } from '../../layout/field-errors.ts'
import { supplierInputOf, supplierValuesOf } from './supplier-form-values.ts'

const typed = { ...supplierValuesOf(undefined), name: 'Connector house', country: 'DE' }
const errors = (changes: Partial<typeof typed>) =>
  fieldErrorsOf(addSupplier.input, supplierInputOf({ ...typed, ...changes }))

it('needs no more than name and country', () => expect(errors({})).toEqual({}))
it('says what is wrong at its field', () => {
  expect(errors({ name: ' ', country: '' })).toEqual({ name: 'required', country: 'required' })
  expect(errors({ email: 'sales@' })).toEqual({ email: 'email-format' })
  for (const leadTimeDays of ['-1', '1.5', '731', 'soon'])
    expect(errors({ leadTimeDays }), leadTimeDays).toEqual({ leadTimeDays: 'lead-time-range' })
})
it('reads the lead time, which may be unknown', () => {
  expect(supplierInputOf({ ...typed, leadTimeDays: ' 21 ' }).leadTimeDays).toBe(21)
  expect(supplierInputOf(typed).leadTimeDays).toBeNull()
})
