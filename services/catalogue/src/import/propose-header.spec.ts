import { describe, expect, it } from 'vitest'
import { proposeHeader } from './propose-header.ts'

const headerOf = (...lines: readonly string[]) =>
  proposeHeader(lines.flatMap((line, index) => (line === '' ? [] : [{ line: index + 1, cells: line.split(';') }])))

describe('the header of a table', () => {
  it('is its first row', () => {
    expect(headerOf('Manufacturer;MPN;Pitch', 'Molex;43045-1000;3')).toBe(1)
    expect(headerOf('Acme name;Acme code;Note', 'Molex;43045-1000;3')).toBe(1)
    expect(headerOf('MPN', '43045-1000')).toBe(1)
    expect(headerOf()).toBeUndefined()
  })

  it('is found below titles', () => {
    expect(headerOf('Price list 2026', '', 'Valid from;2026-01-01', 'Hersteller;Teilenummer;Preis EUR', 'a;b;1')).toBe(
      4,
    )
    expect(headerOf('Acme GmbH;;;', 'Price list;;;', 'Our number;Your number;Text;Remark', 'a;b;c;d', 'e;f;g;h')).toBe(
      3,
    )
  })

  it('is a row with known names, even if others are wider', () => {
    expect(headerOf('Stock by site;a;b;c;d', 'Manufacturer;MPN;;Stock', 'Molex;43045-1000;;3;x')).toBe(2)
  })
})
