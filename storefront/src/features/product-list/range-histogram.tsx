import { type ReactNode, useEffect, useState } from 'react'
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
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
  useEffect(() => setPlaces([low, high]), [low, high])
  if (bars.length < 2) return null
  const [start = low, end = high] = places
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
      <Slider
        aria-label={title}
        minValue={0}
        maxValue={bars.length}
        step={1}
        value={[start, end]}
        onChange={(next) => setPlaces(next)}
        onChangeEnd={(next) => {
          const ends = endsAt(bars, next[0] ?? 0, next[1] ?? bars.length)
          if (ends.from !== from || ends.to !== to) onChange(ends)
        }}
      >
        <SliderTrack className="range-track">
          <i style={{ left: `${(100 * start) / bars.length}%`, right: `${100 - (100 * end) / bars.length}%` }} />
          {[start, end].map((place, index) => (
            <SliderThumb
              // The two handles differ only in their order.
              key={index === 0 ? 'from' : 'to'}
              index={index}
              className="range-thumb"
              aria-label={t(index === 0 ? 'filters.fromValue' : 'filters.toValue', {
                value: formatRange(edges[place] ?? 0),
              })}
            />
          ))}
        </SliderTrack>
      </Slider>
    </div>
  )
}
