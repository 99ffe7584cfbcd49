/** A column of figures. */
export interface Series {
  readonly key: string
  readonly label: string
}

/** One place on the axis: a day, a country, a status. */
export interface Point {
  readonly key: string
  readonly name: string
  /** On the axis, where the name is too long. */
  readonly short?: string
  /** Page that lists what is counted. */
  readonly to?: string
  readonly values: Readonly<Record<string, number>>
  /** Cells of the further columns. */
  readonly cells?: Readonly<Record<string, string>>
}

/** What a chart and the table beside it show. */
export interface ChartData {
  /** What the points are. */
  readonly first: string
  readonly series: readonly Series[]
  /** Columns that the table has and the chart has not. */
  readonly columns?: readonly Series[]
  readonly points: readonly Point[]
  /** Its points are worth a table even if all figures are zero: the cells of further columns say something. */
  readonly showsZeros?: boolean
}

export const figureOf = ({ values }: Point, { key }: Series): number => values[key] ?? 0

export const cellOf = ({ cells }: Point, { key }: Series): string => cells?.[key] ?? ''

/** True if nothing of it differs from zero. */
export const isBlank = ({ series, points, showsZeros = false }: ChartData): boolean =>
  showsZeros ? points.length === 0 : points.every((point) => series.every((one) => figureOf(point, one) === 0))

/** The points with the greatest values of a series; the others become one point, so that the sum stays. */
export const greatest = (
  points: readonly Point[],
  series: Series,
  most: number,
  other: Pick<Point, 'key' | 'name'>,
): Point[] => {
  const sorted = points.toSorted((one, two) => figureOf(two, series) - figureOf(one, series))
  const [shown, rest] = [sorted.slice(0, most), sorted.slice(most)]
  if (rest.length === 0) return shown
  const values: Record<string, number> = {}
  for (const point of rest)
    for (const [key, value] of Object.entries(point.values)) values[key] = (values[key] ?? 0) + value
  return [...shown, { ...other, values }]
}

/** As tab-separated text, which spreadsheets paste as a table. Figures are plain numbers. */
export const asTable = (
  { first, series, columns = [], points }: ChartData,
  figure: (value: number) => string,
): string =>
  [
    [first, ...[...series, ...columns].map(({ label }) => label)],
    ...points.map((point) => [
      point.name,
      ...series.map((one) => figure(figureOf(point, one))),
      ...columns.map((one) => cellOf(point, one)),
    ]),
  ]
    .map((cells) => cells.map((cell) => cell.replaceAll(/[\t\n]/gu, ' ')).join('\t'))
    .join('\n')

/** As many characters as a line beside a bar has room for; those of Chinese and Japanese are as wide as two. */
const nameWidth = 17
const wide = /[\u{2e80}-\u{9fff}\u{f900}-\u{faff}\u{ff00}-\u{ff60}]/u
const widthOf = (text: string): number => [...text].reduce((sum, character) => sum + (wide.test(character) ? 2 : 1), 0)

/** One line, cut at its end, not at its beginning. */
const cutLine = (text: string): string => {
  if (widthOf(text) <= nameWidth) return text
  const characters = [...text]
  const last = characters.findLastIndex((_, place) => widthOf(characters.slice(0, place + 1).join('')) < nameWidth)
  return `${characters
    .slice(0, last + 1)
    .join('')
    .trimEnd()}…`
}

/** A name that has room in two lines, of which the second is cut; the table beside has all of it. */
export const shortName = (name: string): string => {
  const words = name.split(' ')
  const fitting = words.findLastIndex((_, place) => widthOf(words.slice(0, place + 1).join(' ')) <= nameWidth)
  if (fitting === -1) return cutLine(name)
  const line = words.slice(0, fitting + 1).join(' ')
  return fitting === words.length - 1 ? line : `${line} ${cutLine(words.slice(fitting + 1).join(' '))}`
}
