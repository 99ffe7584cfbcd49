import { expect, it } from 'vitest'
import { keepFiguresWhole } from './keep-figures-whole.ts'

it('joins the ends of a range', () => {
  expect(keepFiguresWhole('15–45 Werktage, 2～12極')).toBe('15\u2060–\u206045 Werktage, 2\u2060～\u206012極')
})

it('joins a figure and its unit', () => {
  expect(keepFiguresWhole('Pitch 1.0–1.25 mm, 3 A')).toBe('Pitch 1.0\u2060–\u20601.25\u00a0mm, 3\u00a0A')
  expect(keepFiguresWhole('шаг 2,54 мм, 50 %')).toBe('шаг 2,54\u00a0мм, 50\u00a0%')
})

it('joins the groups of a phone number', () => {
  expect(keepFiguresWhole('例：+81 90 1234 5678 など')).toBe('例：+81\u00a090\u00a01234\u00a05678 など')
})

it('leaves a figure beside another word', () => {
  expect(keepFiguresWhole('12 months, 3 Aufträge, 7 volts')).toBe('12 months, 3 Aufträge, 7 volts')
})
