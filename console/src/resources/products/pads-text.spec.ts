import type { Pad } from '@pinline/events/catalogue/connector-part'
import { describe, expect, it } from 'vitest'
import { formatPads, parsePads } from './pads-text.ts'

const pads: Pad[] = [
  ['1', 't', 'r', -1.27, 0, 1.7, 1.7, 1],
  ['', 's', 'o', 1.27, 0, 1.2, 2],
]

describe('pads as text', () => {
  it('parse back to the same pads', () => {
    expect(formatPads(pads)).toBe('1; t; r; -1.27; 0; 1.7; 1.7; 1\n; s; o; 1.27; 0; 1.2; 2')
    expect(parsePads(formatPads(pads))).toEqual({ pads })
  })

  it('accept a pasted table with decimal commas and empty lines', () => {
    expect(parsePads('\n1\tT\tR\t-1,27\t0\t1,7\t1,7\t1\r\n\n')).toEqual({ pads: pads.slice(0, 1) })
    expect(parsePads('')).toEqual({ pads: [] })
  })

  it('have a comma as a decimal sign only, before three digits too', () => {
    expect(parsePads('1; t; r; -1,250; 0; 1,700; 1.700; 1')).toEqual({ pads: [['1', 't', 'r', -1.25, 0, 1.7, 1.7, 1]] })
    for (const wrong of ['1,250.5', '1.250,5', '1,250,000', '1 250'])
      expect(parsePads(`1; t; r; ${wrong}; 0; 1.7; 1.7; 1`)).toEqual({ wrongLine: 1 })
  })

  it('are rejected at the first invalid line', () => {
    for (const wrong of ['2; t; r; 0', '2; q; r; 0; 0; 1; 1', '2; s; r; left; 0; 1; 1', '2; s; r; 0; 0; 0; 1'])
      expect(parsePads(`${formatPads(pads)}\n${wrong}`)).toEqual({ wrongLine: 3 })
  })
})
