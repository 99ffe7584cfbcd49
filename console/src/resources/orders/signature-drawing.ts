import {
  maxPoints,
  maxStrokes,
  type SignatureContent,
  type SignatureStrokes,
  type StrokePoint,
  signatureField,
} from '@pinline/contracts/order/signature/signature-fields'

/** Points that are closer to the one before add nothing that is seen, in units of the field. */
const leastStep = 2

const clamp = (value: number, most: number): number => Math.round(Math.min(Math.max(value, 0), most))

/** The point of the field under a pointer. `box` is where the field is shown, in the pointer's pixels. */
export const pointAt = (
  { x, y }: { readonly x: number; readonly y: number },
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
): StrokePoint => {
  const { width, height } = signatureField
  return [clamp(((x - box.left) / box.width) * width, width), clamp(((y - box.top) / box.height) * height, height)]
}

const hasRoom = (strokes: SignatureStrokes): boolean =>
  strokes.reduce((sum, stroke) => sum + stroke.length, 0) < maxPoints

/** Begins a stroke; undefined where no more fits. */
export const withStroke = (strokes: SignatureStrokes, point: StrokePoint): SignatureStrokes | undefined =>
  strokes.length < maxStrokes && hasRoom(strokes) ? [...strokes, [point]] : undefined

/** Continues the last stroke; undefined where no more fits. */
export const withPoint = (strokes: SignatureStrokes, point: StrokePoint): SignatureStrokes | undefined => {
  const last = strokes.at(-1)
  const before = last?.at(-1)
  if (last === undefined || before === undefined) return strokes
  if (Math.hypot(point[0] - before[0], point[1] - before[1]) < leastStep) return strokes
  return hasRoom(strokes) ? [...strokes.slice(0, -1), [...last, point]] : undefined
}

const half = (a: number, b: number): number => (a + b) / 2

/** A stroke as a smooth line: curves from the middle of a pair of points to that of the next. */
const strokePath = (stroke: SignatureStrokes[number]): string => {
  const [first, ...others] = stroke
  if (first === undefined) return ''
  const last = others.at(-1)
  // A line of no length is a dot, by its round ends.
  if (last === undefined) return `M${first[0]} ${first[1]}h0`
  const curves = others.slice(0, -1).map(([x, y], place) => {
    const [nextX, nextY] = others[place + 1] ?? last
    return `Q${x} ${y} ${half(x, nextX)} ${half(y, nextY)}`
  })
  return `M${first[0]} ${first[1]}${curves.join('')}L${last[0]} ${last[1]}`
}

/** Strokes as the data of an SVG path, made of numbers alone. */
export const signaturePath = (strokes: SignatureStrokes): string => strokes.map(strokePath).join('')

/** Width of the lines of a signature, in units of the field. */
export const strokeWidth = 3

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** Size of a typed name, so that a long one fits, in units of the field. */
export const typedNameSize = (name: string): number =>
  Math.min(64, Math.floor((signatureField.width * 1.6) / Math.max(name.length, 1)))

/** A signature as a file: black on nothing, in the measures of the field. */
export const signatureSvg = ({ name, strokes }: SignatureContent): string => {
  const { width, height } = signatureField
  const drawn =
    strokes.length > 0
      ? `<path d="${signaturePath(strokes)}" fill="none" stroke="#000" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round"/>`
      : `<text x="${width / 2}" y="${height / 2}" font-family="serif" font-style="italic" font-size="${typedNameSize(name)}" text-anchor="middle" dominant-baseline="middle">${escaped(name)}</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><title>${escaped(name)}</title>${drawn}</svg>\n`
}
