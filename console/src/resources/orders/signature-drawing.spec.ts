import {
  maxPoints,
  maxStrokes,
  type SignatureStrokes,
  type StrokePoint,
  signatureContent,
} from '@pinline/contracts/order/signature/signature-fields'
import { describe, expect, it } from 'vitest'
import { pointAt, signaturePath, signatureSvg, withPoint, withStroke } from './signature-drawing.ts'

const box = { left: 100, top: 50, width: 300, height: 100 }
const far = (place: number): StrokePoint => [place % 2 === 0 ? 0 : 600, 0]

describe('a signature being drawn', () => {
  it('has the points of its field, whatever its size on the screen', () => {
    expect(pointAt({ x: 250, y: 100 }, box)).toEqual([300, 100])
    expect(pointAt({ x: 90, y: 900 }, box)).toEqual([0, 200])
  })

  it('grows by strokes and their points, without those that are too close', () => {
    const begun = withStroke([], [10, 10]) ?? []
    expect(begun).toEqual([[[10, 10]]])
    expect(withPoint(begun, [11, 10])).toEqual(begun)
    expect(withPoint(begun, [40, 10])).toEqual([
      [
        [10, 10],
        [40, 10],
      ],
    ])
  })

  it('stays within what the server accepts', () => {
    let strokes: SignatureStrokes = withStroke([], far(0)) ?? []
    for (let place = 1; place < maxPoints + 10; place += 1) strokes = withPoint(strokes, far(place)) ?? strokes
    expect(signatureContent.safeParse({ name: 'Ada', strokes }).success).toBe(true)
    expect(withPoint(strokes, far(strokes.flat().length))).toBeUndefined()
    expect(withStroke(strokes, [1, 1])).toBeUndefined()
    const dots: SignatureStrokes = Array.from({ length: maxStrokes }, () => [[1, 1]])
    expect(withStroke(dots, [1, 1])).toBeUndefined()
  })
})

describe('a drawn signature', () => {
  it('is a path of numbers: dots, lines and curves', () => {
    expect(signaturePath([[[5, 6]]])).toBe('M5 6h0')
    expect(
      signaturePath([
        [
          [0, 0],
          [10, 0],
        ],
      ]),
    ).toBe('M0 0L10 0')
    expect(
      signaturePath([
        [
          [0, 0],
          [10, 0],
          [20, 10],
        ],
      ]),
    ).toBe('M0 0Q10 0 15 5L20 10')
  })

  it('is saved as SVG, with its name as text', () => {
    const svg = signatureSvg({
      name: 'A & <b>"x"</b>',
      strokes: [
        [
          [0, 0],
          [10, 0],
        ],
      ],
    })
    expect(svg).toContain('<path d="M0 0L10 0"')
    expect(svg).toContain('<title>A &amp; &lt;b&gt;&quot;x&quot;&lt;/b&gt;</title>')
    expect(svg).not.toContain('<b>')
  })

  it('is its name where it was typed', () => {
    const svg = signatureSvg({ name: 'Ada Lovelace', strokes: [] })
    expect(svg).toMatch(/<text [^>]+>Ada Lovelace<\/text>/)
    expect(svg).not.toContain('<path')
  })
})
