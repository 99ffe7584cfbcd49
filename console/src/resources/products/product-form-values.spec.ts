import type { ProductData } from '@pinline/events/catalogue/connector-part'
import { numberSignsOf } from '@pinline/ui/format/number-signs'
import { describe, expect, it } from 'vitest'
import { parseChanges, parseNewProduct, productFormValues } from './product-form-values.ts'

const part: ProductData = {
  model: 'PX-10',
  manufacturer: 'Pinline Works',
  series: null,
  category: 'pin-headers',
  positions: 10,
  rows: 2,
  pitchMm: 2.54,
  orientation: 'vertical',
  mounting: 'through-hole',
  gender: 'male',
  currentA: 3,
  voltageV: null,
  datasheetUrl: null,
  footprint: 'PinHeader_2x05',
  bodyMm: [-2.5, -1.2, 12.7, 3.8],
  pads: [['1', 't', 'r', 0, 0, 1.7, 1.7, 1]],
  weightGrams: 1.2,
  moq: 10,
  orderMultiple: 10,
  packingUnit: 100,
  leadTimeDays: 14,
  hsCode: '853669',
  origin: 'DE',
  rohs: true,
  reach: true,
  custom: false,
  demo: true,
  names: { en: 'Header' },
  attributes: { plating: 'gold', 'mating-cycles': 100 },
}
const attributes = [
  { id: 'plating', type: 'choice' },
  { id: 'mating-cycles', type: 'number' },
  { id: 'keyed', type: 'flag' },
] as const
const signs = numberSignsOf('en')
const formValues = productFormValues(part, signs)
const changes = (edits: Readonly<Record<string, string>>, saved = part) =>
  parseChanges(saved, { ...productFormValues(saved, signs), ...edits }, attributes, signs)

describe('form values of a product', () => {
  it('omit unedited fields', () => {
    expect(changes({})).toEqual({ values: {}, fieldErrors: {} })
    expect(changes({ model: 'PX-10' }).values).toEqual({})
  })

  it('accept a decimal point or comma, and clear what is emptied', () => {
    expect(changes({ pitchMm: '1,27', voltageV: ' 250 ', series: 'PX', currentA: '', origin: 'cn' }).values).toEqual({
      pitchMm: 1.27,
      voltageV: 250,
      series: 'PX',
      currentA: null,
      origin: 'CN',
    })
  })

  it('refuse what the language reads as thousands', () => {
    expect(changes({ voltageV: '1,000' }).fieldErrors).toEqual({ voltageV: 'decimal' })
    expect(changes({ 'attributes.mating-cycles': '1,500' }).fieldErrors).toEqual({
      'attributes.mating-cycles': 'decimal',
    })
  })

  it('are read back in a language with a decimal comma', () => {
    const german = numberSignsOf('de')
    const precise = { ...part, pitchMm: 1.125 }
    const written = productFormValues(precise, german)
    expect(written.pitchMm).toBe('1,125')
    expect(parseNewProduct(written, attributes, german).values.pitchMm).toBe(1.125)
    expect(parseChanges(precise, { ...written, pitchMm: '1.250' }, attributes, german).fieldErrors).toEqual({
      pitchMm: 'decimal',
    })
  })

  it('have a validation error per field', () => {
    const edits = { model: ' ', positions: '2.5', rows: '21', pitchMm: 'wide', origin: 'D', hsCode: '8536', moq: '0' }
    expect(changes(edits)).toEqual({
      values: {},
      fieldErrors: {
        model: 'required',
        positions: 'whole',
        rows: 'bounds',
        pitchMm: 'decimal',
        origin: 'country',
        hsCode: 'hs-code',
        moq: 'bounds',
      },
    })
    expect(changes({ datasheetUrl: 'datasheet.pdf' }).fieldErrors).toEqual({ datasheetUrl: 'link' })
  })

  it('preserve unedited names and attributes', () => {
    expect(changes({ 'names.de': 'Stiftleiste' }).values).toEqual({ names: { en: 'Header', de: 'Stiftleiste' } })
    expect(changes({ 'names.en': '' }).values).toEqual({ names: null })
    expect(changes({ 'attributes.keyed': 'true', 'attributes.plating': '' }).values).toEqual({
      attributes: { 'mating-cycles': 100, keyed: true },
    })
    expect(changes({ 'attributes.mating-cycles': 'many' }).fieldErrors).toEqual({
      'attributes.mating-cycles': 'decimal',
    })
  })

  it('send the whole body when an edge changes, and reject an inverted one', () => {
    expect(changes({ 'bodyMm.2': '13,7' }).values).toEqual({ bodyMm: [-2.5, -1.2, 13.7, 3.8] })
    expect(changes({ 'bodyMm.2': '-3' }).fieldErrors).toEqual({ 'bodyMm.2': 'body' })
    expect(changes({ pads: '' }).fieldErrors).toEqual({ pads: 'required' })
  })

  it('require body and pads together for a part without a drawing', () => {
    const { bodyMm: _, ...rest } = part
    const bare: ProductData = { ...rest, bodyMm: [0, 0, 0, 0], pads: [], geometry: 'none' }
    expect(changes({}, bare)).toEqual({ values: {}, fieldErrors: {} })
    const edges = { 'bodyMm.0': '0', 'bodyMm.1': '0', 'bodyMm.2': '5', 'bodyMm.3': '5' }
    expect(changes(edges, bare).fieldErrors).toEqual({ pads: 'both' })
    expect(changes({ pads: formValues.pads ?? '' }, bare).fieldErrors['bodyMm.0']).toBe('required')
    expect(changes({ ...edges, pads: formValues.pads ?? '' }, bare).values).toEqual({
      bodyMm: [0, 0, 5, 5],
      pads: part.pads,
    })
  })
})

describe('a new product', () => {
  it('has all its fields, without empty optional ones', () => {
    const { values, fieldErrors } = parseNewProduct({ ...formValues, footprint: '' }, attributes, signs)
    expect(fieldErrors).toEqual({})
    const { demo: _, footprint: __, ...rest } = part
    expect(values).toEqual(rest)
  })

  it('requires the mandatory fields', () => {
    const { fieldErrors } = parseNewProduct(productFormValues(undefined, signs), attributes, signs)
    expect(Object.keys(fieldErrors).toSorted()).toEqual(
      ['category', 'hsCode', 'leadTimeDays', 'manufacturer', 'model', 'mounting', 'origin', 'weightGrams'].toSorted(),
    )
  })
})
