import {
  listResponseTimes,
  type ResponseFigures,
  type ResponseKind,
  type ResponseTimesOfKind,
} from '@pinline/contracts/notification/to-do/list-response-times'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale } from 'react-admin'
import type { SalesDays } from '../home/sales/sales-range.ts'
import { filteredList } from '../layout/list/filtered-list.ts'
import { tagOf } from '../messages/languages.ts'
import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'
import { ChartSheet, type ChartSheetProps } from './chart-sheet.tsx'
import { durationUnitOf } from './duration-unit.ts'

const none = '–'
const recordKinds = { form: 'forms', quotation: 'quotations', 'after-sale': 'after-sales' } as const

const isRecord = (kind: ResponseKind): kind is keyof typeof recordKinds => Object.hasOwn(recordKinds, kind)

const useKindName = () => {
  const text = useText()
  return (kind: ResponseKind): string =>
    isRecord(kind)
      ? text(`resources.${recordKinds[kind]}.name`, { smart_count: 2 })
      : text(`resources.to-dos.kind.${kind}`)
}

/** Median and 90th percentile of several times, and how a chart of them is labelled. */
const useTimes = (all: readonly ResponseFigures[]) => {
  const text = useText()
  const format = useFormat()
  const locale = useLocale()
  const unit = durationUnitOf(Math.max(0, ...all.map(({ percentile90 }) => percentile90 ?? 0)))
  const axis = new Intl.NumberFormat(tagOf(locale), {
    style: 'unit',
    ...(unit.name === undefined ? {} : { unit: unit.name }),
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  })
  const label = (key: 'median' | 'percentile90' | 'responses' | 'in_time') => ({
    key,
    label: text(`charts.responses.${key}`),
  })
  return {
    series: [label('median'), label('percentile90')],
    columns: [label('responses'), label('in_time')],
    valuesOf: ({ median, percentile90 }: ResponseFigures) => ({
      median: (median ?? 0) / unit.seconds,
      percentile90: (percentile90 ?? 0) / unit.seconds,
    }),
    cellsOf: ({ responses, late }: ResponseFigures) => ({
      responses: format.number(responses),
      in_time: responses === 0 ? none : format.percent((responses - late) / responses),
    }),
    texts: {
      // Where there was no response there is no time.
      valueText: (value: number) => (value === 0 ? none : format.duration(Math.round(value * unit.seconds) * 1000)),
      axisText: (value: number) => axis.format(value),
      plainText: (value: number) => (value === 0 ? '' : ((value * unit.seconds) / 3600).toFixed(2)),
    },
  }
}

interface SheetProps extends Pick<ChartSheetProps, 'error' | 'onRetry'> {
  readonly list: readonly ResponseTimesOfKind[] | undefined
}

const ByKind = ({ list, ...state }: SheetProps) => {
  const text = useText()
  const format = useFormat()
  const nameOf = useKindName()
  const shown = list?.filter(({ responses, waiting }) => responses > 0 || waiting > 0)
  const { series, columns, valuesOf, cellsOf, texts } = useTimes(shown ?? [])
  const since = (waitingSince: string | null) =>
    waitingSince === null ? none : format.duration(Math.max(0, Date.now() - Date.parse(waitingSince)))
  return (
    <ChartSheet
      title={text('charts.responses.title')}
      help={text('charts.responses.help')}
      data={
        shown && {
          first: text('charts.responses.kind'),
          series,
          columns: [
            ...columns,
            { key: 'waiting', label: text('charts.responses.waiting') },
            { key: 'longest', label: text('charts.responses.longest') },
          ],
          // What waits has no time yet.
          showsZeros: true,
          points: shown.map((one) => ({
            key: one.kind,
            name: nameOf(one.kind),
            to: isRecord(one.kind) ? `/${recordKinds[one.kind]}` : filteredList('/to-dos', { kind: one.kind }),
            values: valuesOf(one),
            cells: {
              ...cellsOf(one),
              waiting: format.number(one.waiting),
              longest: since(one.waitingSince),
            },
          })),
        }
      }
      kind="rows"
      {...texts}
      {...state}
    />
  )
}

interface KindChoiceProps {
  readonly kinds: readonly ResponseKind[]
  readonly value: ResponseKind
  readonly onChoose: (kind: ResponseKind) => void
}

const KindChoice = ({ kinds, value, onChoose }: KindChoiceProps) => {
  const text = useText()
  const nameOf = useKindName()
  return (
    <select
      className="input sales-currency"
      aria-label={text('charts.responses.kind')}
      value={value}
      onChange={({ target }) => onChoose(kinds.find((kind) => kind === target.value) ?? value)}
    >
      {kinds.map((kind) => (
        <option key={kind} value={kind}>
          {nameOf(kind)}
        </option>
      ))}
    </select>
  )
}

const ByWeek = ({ list, ...state }: SheetProps) => {
  const text = useText()
  const format = useFormat()
  const [chosen, setChosen] = useState<ResponseKind>('form')
  const weeks = list?.find(({ kind }) => kind === chosen)?.weeks
  const { series, columns, valuesOf, cellsOf, texts } = useTimes(weeks ?? [])
  return (
    <ChartSheet
      title={text('charts.responses.by_week')}
      note={<KindChoice kinds={list?.map(({ kind }) => kind) ?? []} value={chosen} onChoose={setChosen} />}
      data={
        weeks && {
          first: text('charts.responses.week'),
          series,
          columns,
          points: weeks.map((one) => ({
            key: one.week,
            name: text('home.sales.week_from', { day: format.day(one.week) }),
            short: format.day(one.week),
            values: valuesOf(one),
            cells: cellsOf(one),
          })),
        }
      }
      {...texts}
      {...state}
    />
  )
}

/** How long staff took to respond in the weeks of some days: by kind, and one kind by week. */
export const ResponseCharts = ({ days }: { readonly days: SalesDays }) => {
  const api = useApi()
  const { from, to } = days
  const { data, error, refetch } = useQuery({
    queryKey: ['response-times', from, to],
    queryFn: ({ signal }) => api.read(listResponseTimes, { from, to }, { signal, silent: true }),
    placeholderData: (former) => former,
  })
  const state = { list: data?.list, error, onRetry: () => void refetch() }
  return (
    <>
      <ByKind {...state} />
      <ByWeek {...state} />
    </>
  )
}
