import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../layout/icon.tsx'
import { keyboardScrollable } from '../layout/keyboard-scrollable.ts'
import { lazyPart } from '../layout/lazy-part.ts'
import { useCopy } from '../layout/use-copy.ts'
import { useText } from '../messages/use-text.ts'
import { colorOf } from './chart-colors.ts'
import { asTable, type ChartData, cellOf, figureOf, isBlank } from './chart-data.ts'
import { FigureSheet, type FigureSheetProps } from './figure-sheet.tsx'
import type { ChartKind } from './series-chart.tsx'

const SeriesChart = lazyPart(async () => ({ default: (await import('./series-chart.tsx')).SeriesChart }))

interface Texts {
  readonly valueText: (value: number) => string
  readonly axisText: (value: number) => string
  /** A figure as spreadsheets read it; the number itself if it is left out. */
  readonly plainText?: (value: number) => string
}

export interface ChartSheetProps extends Texts, Omit<FigureSheetProps, 'end' | 'isLoaded' | 'children'> {
  /** Undefined while it is loaded, or could not be. */
  readonly data: ChartData | undefined
  readonly kind?: ChartKind
  readonly isStacked?: boolean
}

/** A table with more columns than these has no room beside its chart, and stands below. */
const maxColumnsBeside = 3

const Legend = ({ series }: Pick<ChartData, 'series'>) => (
  <ul className="chart-legend">
    {series.map(({ key, label }, place) => (
      <li key={key}>
        <i style={{ background: colorOf(place) }} aria-hidden="true" />
        {label}
      </li>
    ))}
  </ul>
)

const Table = ({ data, valueText, caption }: { data: ChartData; caption: string } & Pick<Texts, 'valueText'>) => (
  <div className="chart-table" ref={keyboardScrollable}>
    <table className="data-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{data.first}</th>
          {[...data.series, ...(data.columns ?? [])].map(({ key, label }) => (
            <th key={key} scope="col" className="number">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.points.map((point) => (
          <tr key={point.key}>
            <th scope="row">{point.to === undefined ? point.name : <Link to={point.to}>{point.name}</Link>}</th>
            {data.series.map((one) => (
              <td key={one.key} className="number">
                {valueText(figureOf(point, one))}
              </td>
            ))}
            {data.columns?.map((one) => (
              <td key={one.key} className="number">
                {cellOf(point, one)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/** A chart and its table, which can be copied into a spreadsheet. */
export const ChartSheet = ({
  title,
  note,
  help,
  data,
  error,
  onRetry,
  kind = 'columns',
  isStacked = false,
  valueText,
  axisText,
  plainText = String,
}: ChartSheetProps) => {
  const text = useText()
  const copy = useCopy()
  const isFilled = data !== undefined && !isBlank(data)
  const isWide = data !== undefined && data.series.length + (data.columns?.length ?? 0) > maxColumnsBeside
  return (
    <FigureSheet
      title={title}
      note={note}
      {...(help !== undefined && { help })}
      isLoaded={data !== undefined}
      error={error}
      onRetry={onRetry}
      end={
        isFilled ? (
          <button
            type="button"
            className="button button-quiet button-small"
            onClick={() => void copy(asTable(data, plainText))}
          >
            <Icon name="copy" size={16} />
            <span>
              {text('charts.copy')} <span className="visually-hidden">{title}</span>
            </span>
          </button>
        ) : undefined
      }
    >
      {isFilled ? (
        <div className={isWide ? 'chart-body chart-body-wide' : 'chart-body'}>
          <div>
            {data.series.length > 1 && <Legend series={data.series} />}
            <Suspense fallback={<div className="series-chart" aria-busy="true" />}>
              <SeriesChart
                data={data}
                kind={kind}
                isStacked={isStacked}
                summary={title}
                valueText={valueText}
                axisText={axisText}
              />
            </Suspense>
          </div>
          <Table data={data} valueText={valueText} caption={title} />
        </div>
      ) : (
        <p className="sheet-note">{text('charts.empty')}</p>
      )}
    </FigureSheet>
  )
}
