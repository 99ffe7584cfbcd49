import type { StockChange } from '@pinline/contracts/catalogue/stock/list-stock-history'
import type { ComponentProps, ReactNode } from 'react'
import { PagedSheet } from '../../layout/paging/paged-sheet.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { HistoryActor } from './history-actor.tsx'

interface HistoryRow {
  readonly key: string
  readonly at: string
  readonly actor: StockChange['actor']
  readonly what: ReactNode
  /** Cells below `figureHeads`. */
  readonly figures?: readonly ReactNode[]
}

type HistorySheetProps = Omit<ComponentProps<typeof PagedSheet>, 'children'> & {
  readonly rows: readonly HistoryRow[]
  readonly figureHeads?: readonly string[]
}

/** The changes of an object, newest first: when, what, with which figures, by whom. */
export const HistorySheet = ({ rows, figureHeads = [], ...sheet }: HistorySheetProps) => {
  const text = useText()
  const format = useFormat()
  return (
    <PagedSheet {...sheet}>
      <table className="data-table">
        <thead>
          <tr>
            <th>{text('resources.stock.history.at')}</th>
            <th>{text('resources.stock.history.what')}</th>
            {figureHeads.map((head) => (
              <th key={head} className="number">
                {head}
              </th>
            ))}
            <th>{text('resources.stock.history.who')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, at, actor, what, figures = [] }) => (
            <tr key={key}>
              <td>
                <time className="figure nowrap" dateTime={at}>
                  {format.moment(at)}
                </time>
              </td>
              <td>{what}</td>
              {figureHeads.map((head, place) => (
                <td key={head} className="number">
                  {figures[place]}
                </td>
              ))}
              <td>
                <HistoryActor actor={actor} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </PagedSheet>
  )
}
