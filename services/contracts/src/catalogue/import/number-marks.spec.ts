import { describe, expect, it } from 'vitest'
import { marksOfFigure, plainFigure } from './number-marks.ts'

describe('the marks of a number', () => {
  it.each([
    ['1.234,5', { thousands: '.', decimal: ',' }],
    ['1,234.5', { thousands: ',', decimal: '.' }],
    ['1.234.567', { thousands: '.', decimal: ',' }],
    ['1 234', { thousands: ' ' }],
    ['1\u202f234,5', { thousands: ' ', decimal: ',' }],
    ['1’234.50', { thousands: "'", decimal: '.' }],
    ['1,200', { either: ',' }],
    ['12.000', { either: '.' }],
    ['0,200', { decimal: ',' }],
    ['1234.567', { decimal: '.' }],
    ['2,54', { decimal: ',' }],
    ['1.27E+00', { decimal: '.' }],
    ['1200', {}],
    ['1,234,56', {}],
    ['04.12.2026', {}],
  ])('%s', (figure, marks) => {
    expect(marksOfFigure(figure)).toEqual(marks)
  })
})

describe('a number', () => {
  it.each([
    ['1.234,5', { decimal: ',', thousands: '.' }, { plain: '1234.5' }],
    ['-1 234,5', { decimal: ',', thousands: ' ' }, { plain: '-1234.5' }],
    ['1’234’567.8', { decimal: '.', thousands: "'" }, { plain: '1234567.8' }],
    ['1,200', { decimal: '.', thousands: ',' }, { plain: '1200' }],
    ['1,200', { decimal: ',' }, { plain: '1.200' }],
    ['1234,5', { decimal: ',', thousands: '.' }, { plain: '1234.5' }],
    ['1,20', { decimal: '.', thousands: ',' }, { reason: 'not-a-number' }],
    ['12,34,567', { decimal: '.', thousands: ',' }, { reason: 'not-a-number' }],
    ['1 234.5', { decimal: ',', thousands: ' ' }, { reason: 'not-a-number' }],
    ['1,234.5', { decimal: '.' }, { reason: 'not-a-number' }],
    ['1 234', { decimal: '.' }, { reason: 'not-a-number' }],
    ['1,200', { decimal: null }, { reason: 'ambiguous-number' }],
    ['-1.200', { decimal: null }, { reason: 'ambiguous-number' }],
    ['1,5', { decimal: null }, { plain: '1.5' }],
    ['1.234,5', { decimal: null }, { plain: '1234.5' }],
    ['1.5', { decimal: null }, { plain: '1.5' }],
    ['x', { decimal: null }, { reason: 'not-a-number' }],
  ] as const)('%s is read by the marks of its column', (figure, marks, expected) => {
    expect(plainFigure(figure, marks)).toEqual(expected)
  })
})
