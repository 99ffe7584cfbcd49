import type { ReactNode } from 'react'

/** Properties of {@link Ruler}; scale and origin are those of the drawings below it. */
export interface RulerProps {
  /** px per mm */
  readonly scale: number
  /** Position of zero, px. */
  readonly origin: number
  /** Width of the ruler, px. */
  readonly width: number
  /** Stands behind the last number. */
  readonly unit: string
}

const NUMBER_EVERY_MM = [10, 20, 50]

/** A ruler in mm above a column of drawings: it lets a person measure parts in the list. */
export function Ruler({ scale, origin, width, unit }: RulerProps): ReactNode {
  const lengthMm = Math.floor((width - origin) / scale)
  const every = NUMBER_EVERY_MM.find((mm) => mm * scale >= 34) ?? 100
  const tick = scale >= 3 ? 1 : 5
  let path = `M${origin} 25.5H${origin + lengthMm * scale}`
  for (let mm = 0; mm <= lengthMm; mm += tick) {
    const height = mm % every === 0 ? 10 : mm % 5 === 0 ? 7 : 4
    path += `M${origin + mm * scale} 26v-${height}`
  }
  const numbers: number[] = []
  for (let mm = 0; mm <= lengthMm; mm += every) numbers.push(mm)
  const lastNumber = numbers.at(-1) ?? 0
  return (
    <svg
      className="ruler"
      width={width}
      height={26}
      aria-hidden="true"
      fontFamily="var(--font-code)"
      fontSize="12"
      fontWeight="500"
    >
      <path d={path} fill="none" stroke="var(--ink-2)" />
      {numbers.map((mm) => {
        const fits = origin + mm * scale + 40 <= width
        const isLast = mm === lastNumber && fits
        return (
          <text key={mm} x={origin + mm * scale} y={11} textAnchor={mm === 0 ? 'start' : 'middle'} fill="var(--ink-2)">
            {mm}
            {isLast ? ` ${unit}` : ''}
          </text>
        )
      })}
    </svg>
  )
}
