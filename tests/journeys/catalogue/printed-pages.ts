import { inflateSync } from 'node:zlib'

/** Width and height of a closed path on a printed page, mm. */
export interface PrintedShape {
  readonly width: number
  readonly height: number
}

/** The printed content of a PDF. */
export interface PrintedPages {
  /** Width and height of each page, mm. */
  readonly pages: readonly PrintedShape[]
  readonly shapes: readonly PrintedShape[]
}

/** PDF points per mm. */
const pointsPerMm = 72 / 25.4

type Matrix = readonly [number, number, number, number, number, number]
const unchanged: Matrix = [1, 0, 0, 1, 0, 0]

/** The matrix of `inner` within `outer`. Source: PDF 32000-1, 8.3.4. */
const within = (inner: Matrix, outer: Matrix): Matrix => [
  inner[0] * outer[0] + inner[1] * outer[2],
  inner[0] * outer[1] + inner[1] * outer[3],
  inner[2] * outer[0] + inner[3] * outer[2],
  inner[2] * outer[1] + inner[3] * outer[3],
  inner[4] * outer[0] + inner[5] * outer[2] + outer[4],
  inner[4] * outer[1] + inner[5] * outer[3] + outer[5],
]

const contentsOf = (pdf: Buffer): string[] => {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/\/Length (\d+)[^>]*>>\s*stream\r?\n/g)].flatMap(({ 0: head, 1: length, index }) => {
    const from = index + head.length
    try {
      const content = inflateSync(pdf.subarray(from, from + Number(length))).toString('latin1')
      return /^\S+ 0 0 \S+ 0 \S+ cm\s/.test(content) ? [content] : []
    } catch {
      return []
    }
  })
}

/** Interprets the matrices and paths of a page's content. Source: PDF 32000-1, table 51. */
const shapesOf = (content: string): PrintedShape[] => {
  const shapes: PrintedShape[] = []
  const stored: Matrix[] = []
  let now = unchanged
  let operands: number[] = []
  let points: (readonly [number, number])[] = []
  const at = (x: number, y: number): void => {
    const [, , , , left, top] = within([1, 0, 0, 1, x, y], now)
    points.push([left, top])
  }
  const close = (): void => {
    const [across, upright] = [points.map(([x]) => x), points.map(([, y]) => y)]
    if (points.length > 2)
      shapes.push({
        width: (Math.max(...across) - Math.min(...across)) / pointsPerMm,
        height: (Math.max(...upright) - Math.min(...upright)) / pointsPerMm,
      })
    points = []
  }
  for (const word of content.split(/\s+/)) {
    const figure = Number(word)
    if (word !== '' && Number.isFinite(figure)) {
      operands.push(figure)
      continue
    }
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = operands
    if (word === 'q') stored.push(now)
    else if (word === 'Q') now = stored.pop() ?? unchanged
    else if (word === 'cm') now = within([a, b, c, d, e, f], now)
    else if (word === 'm') {
      points = []
      at(a, b)
    } else if (word === 'l') at(a, b)
    else if (word === 'c') at(e, f)
    else if (word === 'h') close()
    else if (word === 're') {
      points = []
      for (const [x, y] of [
        [a, b],
        [a + c, b],
        [a + c, b + d],
        [a, b + d],
      ] as const)
        at(x, y)
      close()
    }
    operands = []
  }
  return shapes
}

/** Parses the pages of a PDF from Chromium: their sizes, and every closed path on them. */
export const readPrinted = (pdf: Buffer): PrintedPages => {
  const sizes = [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 (\S+) (\S+)\]/g)]
  return {
    pages: sizes.map(([, width, height]) => ({
      width: Number(width) / pointsPerMm,
      height: Number(height) / pointsPerMm,
    })),
    shapes: contentsOf(pdf).flatMap(shapesOf),
  }
}
