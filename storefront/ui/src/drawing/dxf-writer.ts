/** A layer of a DXF file: its name, its colour from the AutoCAD colour index, and its line type. */
export interface DxfLayer {
  readonly name: string
  readonly colour: number
  readonly line: 'CONTINUOUS' | 'DASHED'
}

/** A corner of a polyline in mm. `bulge` bends the segment to the next corner: 1 is half a circle, counterclockwise. */
export interface DxfCorner {
  readonly x: number
  readonly y: number
  readonly bulge?: number
}

/** A line of text, mm. `rotation` in degrees, counterclockwise. */
export interface DxfText {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly text: string
  readonly anchor: 'start' | 'middle' | 'end'
  readonly rotation: number
}

const ANCHOR_CODE = { start: 0, middle: 1, end: 2 } as const
/** $INSUNITS: millimetres. */
const MILLIMETRES = 4

function decimal(value: number): string {
  const text = value.toFixed(6)
  return /^-0\.0+$/.test(text) ? text.slice(1) : text
}

/** Text for R12: ASCII, with the codes that readers know for other characters. */
export function dxfText(text: string): string {
  const known = text
    .replaceAll('×', 'x')
    .replaceAll('⌀', '%%c')
    .replaceAll('°', '%%d')
    .replaceAll(/[\r\n]+/g, ' ')
  return known.replaceAll(/[^ -~]/gu, (sign) => {
    return `\\U+${(sign.codePointAt(0) ?? 63).toString(16).toUpperCase().padStart(4, '0')}`
  })
}

/**
 * Writes ASCII DXF of release 12 (AC1009), which every reader supports: lengths in mm, y upwards, group codes from
 * Autodesk's DXF reference. Entities are written in insertion order.
 */
export class DxfWriter {
  readonly #entities: string[] = []
  readonly #layers: readonly DxfLayer[]
  #min: readonly [number, number] = [0, 0]
  #max: readonly [number, number] = [0, 0]
  #isEmpty = true

  constructor(layers: readonly DxfLayer[]) {
    this.#layers = layers
  }

  line(layer: string, x1: number, y1: number, x2: number, y2: number): void {
    this.#reach(x1, y1)
    this.#reach(x2, y2)
    this.#put('LINE', layer, [10, x1], [20, y1], [11, x2], [21, y2])
  }

  circle(layer: string, x: number, y: number, radius: number): void {
    this.#reach(x - radius, y - radius)
    this.#reach(x + radius, y + radius)
    this.#put('CIRCLE', layer, [10, x], [20, y], [40, radius])
  }

  /** A closed polyline. */
  outline(layer: string, corners: readonly DxfCorner[]): void {
    this.#put('POLYLINE', layer, [66, 1], [10, 0], [20, 0], [70, 1])
    for (const { x, y, bulge } of corners) {
      this.#reach(x, y)
      this.#put('VERTEX', layer, [10, x], [20, y], ...(bulge === undefined ? [] : [[42, bulge] as const]))
    }
    this.#put('SEQEND', layer)
  }

  /** A filled triangle. */
  triangle(layer: string, corners: readonly (readonly [number, number])[]): void {
    const [first, second, third] = corners
    if (!first || !second || !third) return
    const four = [first, second, third, third]
    this.#put('SOLID', layer, ...four.flatMap(([x, y], index) => [[10 + index, x] as const, [20 + index, y] as const]))
  }

  text(layer: string, { x, y, height, text, anchor, rotation }: DxfText): void {
    this.#reach(x, y)
    const place = [[10, x] as const, [20, y] as const]
    const aligned = anchor === 'start' ? [] : [[72, ANCHOR_CODE[anchor]] as const, [11, x] as const, [21, y] as const]
    this.#put('TEXT', layer, ...place, [40, height], [1, dxfText(text)], [50, rotation], ...aligned)
  }

  /** The whole file. `comments` are at its start. */
  file(comments: readonly string[]): string {
    const pairs = (...groups: (readonly [number, string | number])[]): string => groups.map(group).join('')
    const point = (name: string, [x, y]: readonly [number, number]): string =>
      pairs([9, name], [10, x], [20, y], [30, 0])
    const header = [
      pairs([0, 'SECTION'], [2, 'HEADER'], [9, '$ACADVER'], [1, 'AC1009'], [9, '$INSUNITS']),
      whole(70, MILLIMETRES),
      pairs([9, '$MEASUREMENT']),
      whole(70, 1),
      point('$EXTMIN', this.#min),
      point('$EXTMAX', this.#max),
      pairs([0, 'ENDSEC']),
    ]
    const lineTypes = [
      pairs([0, 'TABLE'], [2, 'LTYPE']) + whole(70, 2),
      pairs([0, 'LTYPE'], [2, 'CONTINUOUS']) + whole(70, 0) + pairs([3, 'Solid line']),
      whole(72, 65) + whole(73, 0) + pairs([40, 0]),
      pairs([0, 'LTYPE'], [2, 'DASHED']) + whole(70, 0) + pairs([3, 'Dashed']),
      whole(72, 65) + whole(73, 2) + pairs([40, 1.5], [49, 1], [49, -0.5], [0, 'ENDTAB']),
    ]
    const layers = [
      pairs([0, 'TABLE'], [2, 'LAYER']) + whole(70, this.#layers.length),
      ...this.#layers.map(({ name, colour, line }) => {
        return pairs([0, 'LAYER'], [2, name]) + whole(70, 0) + whole(62, colour) + pairs([6, line])
      }),
      pairs([0, 'ENDTAB']),
    ]
    const style = pairs([0, 'TABLE'], [2, 'STYLE']) + whole(70, 1) + pairs([0, 'STYLE'], [2, 'STANDARD']) + whole(70, 0)
    const font = pairs([40, 0], [41, 1], [50, 0]) + whole(71, 0) + pairs([42, 2.5], [3, 'txt'], [4, ''], [0, 'ENDTAB'])
    return [
      ...comments.map((comment) => group([999, dxfText(comment)])),
      ...header,
      pairs([0, 'SECTION'], [2, 'TABLES']),
      ...lineTypes,
      ...layers,
      style,
      font,
      pairs([0, 'ENDSEC'], [0, 'SECTION'], [2, 'ENTITIES']),
      ...this.#entities,
      pairs([0, 'ENDSEC'], [0, 'EOF']),
    ].join('')
  }

  #reach(x: number, y: number): void {
    this.#min = this.#isEmpty ? [x, y] : [Math.min(this.#min[0], x), Math.min(this.#min[1], y)]
    this.#max = this.#isEmpty ? [x, y] : [Math.max(this.#max[0], x), Math.max(this.#max[1], y)]
    this.#isEmpty = false
  }

  #put(entity: string, layer: string, ...groups: (readonly [number, string | number])[]): void {
    this.#entities.push(group([0, entity]) + group([8, layer]) + groups.map(group).join(''))
  }
}

/** Group codes 60 to 79 carry integers; all others that are written here carry decimals. */
function group([code, value]: readonly [number, string | number]): string {
  if (typeof value === 'string') return `${code}\n${value}\n`
  return code >= 60 && code <= 79 ? whole(code, value) : `${code}\n${decimal(value)}\n`
}

function whole(code: number, value: number): string {
  return `${code}\n${Math.round(value)}\n`
}
