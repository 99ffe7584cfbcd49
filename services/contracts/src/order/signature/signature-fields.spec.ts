import { describe, expect, it } from 'vitest'
import { maxPoints, maxStrokes, type SignatureStrokes, signatureContent, signatureField } from './signature-fields.ts'

const issuesOf = (strokes: unknown, name = 'Ada Lovelace') =>
  signatureContent.safeParse({ name, strokes }).error?.issues.map(({ path, message }) => [path[0], message]) ?? []
const stroke = (points: number): SignatureStrokes[number] => Array.from({ length: points }, () => [0, 0])

describe('a signature', () => {
  it('is strokes within the field, or a typed name', () => {
    expect(
      issuesOf([
        [
          [0, 0],
          [signatureField.width, signatureField.height],
        ],
      ]),
    ).toEqual([])
    expect(issuesOf([])).toEqual([])
  })

  it('has a name of one line', () => {
    expect(issuesOf([], ' ')).toEqual([['name', 'required']])
    expect(issuesOf([], 'x'.repeat(81))).toEqual([['name', 'too-long']])
    expect(issuesOf([], 'Ada\u202eecalevoL')).toEqual([['name', 'character-not-allowed']])
  })

  it.each([
    ['a point beside the field', [[[signatureField.width + 1, 0]]]],
    ['a point above it', [[[0, -1]]]],
    ['half a point', [[[0.5, 0]]]],
    ['a point of three numbers', [[[0, 0, 0]]]],
    ['a stroke without points', [[]]],
    ['markup', '<svg onload="alert(1)"/>'],
  ])('is refused with %s', (_, strokes) => expect(issuesOf(strokes)).toHaveLength(1))

  it('has so many strokes and points, and no more', () => {
    expect(issuesOf(Array.from({ length: maxStrokes }, () => stroke(1)))).toEqual([])
    expect(issuesOf(Array.from({ length: maxStrokes + 1 }, () => stroke(1)))).toEqual([['strokes', 'too-long']])
    expect(issuesOf([stroke(maxPoints - 1), stroke(1)])).toEqual([])
    expect(issuesOf([stroke(maxPoints), stroke(1)])).toEqual([['strokes', 'too-long']])
  })
})
