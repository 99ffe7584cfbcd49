import { describe, expect, it } from 'vitest'
import { doubtfulCell, guessMarks } from './guess-marks.ts'

describe('the number marks of a column', () => {
  it.each([
    [['1,27', '2,54 mm'], { decimal: ',' }],
    [['1.27', '2'], { decimal: '.' }],
    [['1.234,5', '2'], { decimal: ',', thousands: '.' }],
    [['1,234.50', '3.5'], { decimal: '.', thousands: ',' }],
    [['1 234', '12'], { decimal: ',', thousands: ' ' }],
    [['1\u202f234', '1,5'], { decimal: ',', thousands: ' ' }],
    [['1 234', '1.500'], { decimal: '.', thousands: ' ' }],
    [["1'234"], { decimal: '.', thousands: "'" }],
    [['1,200', '12.5'], { decimal: '.', thousands: ',' }],
    [['1,200', '0,35'], { decimal: ',' }],
    [['1.234.567', '1.200'], { decimal: ',', thousands: '.' }],
    [['1:0,42 100:0,35', '1:1,200'], { decimal: ',' }],
    [['$1,200.00', '€ 12'], { decimal: '.', thousands: ',' }],
  ])('%j are decided', (cells, marks) => {
    expect(guessMarks(cells)).toEqual(marks)
    expect(guessMarks(cells, '.')).toEqual(marks)
  })

  it.each([[['1,200', '2,500']], [['1.200', '12']], [['1,200', '1.200']], [['1:1,200 100:1,100']]])(
    '%j have two readings: nothing is guessed',
    (cells) => {
      expect(guessMarks(cells)).toEqual({ decimal: null })
      expect(doubtfulCell(cells)).toBe(cells[0])
    },
  )

  it('are not decided by whole numbers', () => {
    expect(guessMarks(['10', '20', 'x', ''])).toEqual({ decimal: null })
    expect(doubtfulCell(['10', 'x'])).toBeUndefined()
  })

  it('are known of files that programs write', () => {
    expect(guessMarks(['10'], ',')).toEqual({ decimal: ',' })
    expect(guessMarks(['1.125'], '.')).toEqual({ decimal: '.' })
    expect(guessMarks(['1,125'], '.')).toEqual({ decimal: null })
  })
})
