import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../app/use-translation.ts'
import { type Bar, endsAt, placesOf } from './range-places.ts'

const BAR = 10
const HEIGHT = 38

/** Properties of {@link RangeHistogram}. */
export interface RangeHistogramProps {
  readonly title: string
  readonly bars: readonly Bar[]
  readonly from: number | undefined
  readonly to: number | undefined
  /** A number with its unit, for screen readers. */
  readonly formatRange: (figure: number) => string
  readonly onChange: (ends: { from: number | undefined; to: number | undefined }) => void
}

/** The number of parts per bar, with the chosen range highlighted; its handles move between the bars. */
export function RangeHistogram({ title, bars, from, to, formatRange, onChange }: RangeHistogramProps): ReactNode {
  const { t } = useTranslation('catalogue')
  const [low, high] = placesOf(bars, from, to)
  const [places, setPlaces] = useState([low, high])
  const track = useRef<HTMLFieldSetElement>(null)
  useEffect(() => setPlaces([low, high]), [low, high])
  if (bars.length < 2) return null
  const [start = low, end = high] = places
  const move = (index: 0 | 1, place: number): void =>
    setPlaces(index === 0 ? [Math.min(place, end), end] : [start, Math.max(place, start)])
  const placeAt = (x: number): number => {
    const { left = 0, width = 1 } = track.current?.getBoundingClientRect() ?? {}
    return Math.min(bars.length, Math.max(0, Math.round(((x - left) / width) * bars.length)))
  }
  const choose = (): void => {
    if (start === low && end === high) return
    const ends = endsAt(bars, start, end)
    if (ends.from !== from || ends.to !== to) onChange(ends)
  }
  const most = Math.max(1, ...bars.map(({ count }) => count))
  const edges = [...bars.map((bar) => bar.from), bars.at(-1)?.to ?? 0]
  return (
    <div className="range-histogram">
      <svg viewBox={`0 0 ${bars.length * BAR} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {bars.map((bar, index) => {
          const height = bar.count === 0 ? 1 : 3 + ((HEIGHT - 5) * Math.sqrt(bar.count)) / Math.sqrt(most)
          const isOn = index >= start && index < end
          return (
            <rect
              key={bar.from}
              x={index * BAR + 1}
              y={HEIGHT - height}
              width={BAR - 2}
              height={height}
              fill={isOn && (start > 0 || end < bars.length) ? 'var(--mask)' : 'var(--rule-2)'}
              opacity={isOn ? 1 : 0.45}
            />
          )
        })}
      </svg>
      <fieldset ref={track} className="range-track" aria-label={title}>
        <i style={{ left: `${(100 * start) / bars.length}%`, right: `${100 - (100 * end) / bars.length}%` }} />
        {([0, 1] as const).map((index) => (
          <span
            // The two handles differ only in their order.
            key={index === 0 ? 'from' : 'to'}
            className="range-thumb"
            style={{ left: `${(100 * (places[index] ?? 0)) / bars.length}%` }}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => {
              if (event.currentTarget.hasPointerCapture(event.pointerId)) move(index, placeAt(event.clientX))
            }}
            onLostPointerCapture={choose}
          >
            <input
              type="range"
              className="visually-hidden"
              min={0}
              max={bars.length}
              step={1}
              value={places[index] ?? 0}
              aria-label={t(index === 0 ? 'filters.fromValue' : 'filters.toValue', {
                value: formatRange(edges[places[index] ?? 0] ?? 0),
              })}
              onChange={(event) => move(index, Number(event.target.value))}
              onKeyUp={choose}
              onBlur={choose}
            />
          </span>
        ))}
      </fieldset>
    </div>
  )
}
