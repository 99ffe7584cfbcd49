import { recordCounts } from '@pinline/contracts/catalogue/stock-take/record-counts'
import type { StockTakeLine, StockTakeRecord } from '@pinline/contracts/catalogue/stock-take/stock-takes-resource'
import { useCommand } from '@pinline/ui/commands/use-command'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { useFormat } from '../../messages/use-format.ts'
import { useNumberSigns } from '../../messages/use-number-signs.ts'
import { useText } from '../../messages/use-text.ts'
import { lineOfScan, readCount } from './scanned-line.ts'

interface RecordCountsFormProps {
  readonly stockTake: StockTakeRecord
  /** Whether the person may enter counts. */
  readonly isEditable: boolean
  readonly onDone: () => void
}

interface CountCellProps {
  readonly line: StockTakeLine
  readonly isEditable: boolean
  /** Resolves to whether it was recorded. */
  readonly onCount: (line: StockTakeLine, counted: number) => Promise<boolean>
  /** Called when Enter has recorded a count and the person is not at another field by then. */
  readonly onEntered: () => void
}

const inputId = ({ productId }: Pick<StockTakeLine, 'productId'>): string => `count-${productId}`

/** The pieces that were found, and a field for those of a line that is open or to be counted again. */
const CountCell = ({ line, isEditable, onCount, onEntered }: CountCellProps) => {
  const text = useText()
  const format = useFormat()
  const [typed, setTyped] = useState('')
  const pieces = readCount(typed, useNumberSigns())
  const { counted, recount, model } = line
  const isOpen = isEditable && (counted === null || recount)
  const save = async () => {
    if (pieces === undefined) return false
    // Emptied first: who leaves the field while it is being saved would count a second time.
    setTyped('')
    const isRecorded = await onCount(line, pieces)
    if (!isRecorded) setTyped(typed)
    return isRecorded
  }
  const onKeyDown = async (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const field = event.currentTarget
    if ((await save()) && [field, document.body].includes(document.activeElement ?? document.body)) onEntered()
  }
  return (
    <>
      {counted !== null && !recount && <span className="figure count-found">{format.number(counted)}</span>}
      {isOpen && (
        <>
          <input
            id={inputId(line)}
            className="input count-input"
            inputMode="numeric"
            maxLength={11}
            aria-label={text('resources.stock-takes.count_of', { model })}
            aria-invalid={typed.trim() !== '' && pieces === undefined}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => void onKeyDown(event)}
            onBlur={() => void save()}
          />
          {recount && <span className="small count-again"> {text('resources.stock-takes.again')}</span>}
        </>
      )}
      <span className="count-blank" />
    </>
  )
}

/** The counting sheet from bin to bin. A scanned or typed part number leads to its line; Enter saves a count. */
export const RecordCountsForm = ({ stockTake, isEditable, onDone }: RecordCountsFormProps) => {
  const text = useText()
  const notify = useNotify()
  const { send } = useCommand(recordCounts)
  const [scan, setScan] = useState('')
  const scanner = useRef<HTMLInputElement>(null)

  const save = async ({ productId }: StockTakeLine, counted: number) => {
    const outcome = await send({ id: stockTake.id, counts: [{ productId, counted }] })
    if (outcome.kind === 'done') {
      onDone()
      return true
    }
    if ((outcome.kind === 'refused' || outcome.kind === 'failed') && outcome.message !== '')
      notify(outcome.message, { type: 'error' })
    return false
  }
  const onScan = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const line = lineOfScan(stockTake.lines, scan)
    const field = line === undefined ? null : document.getElementById(inputId(line))
    if (field === null) notify(text('resources.stock-takes.scan_none', { scan }), { type: 'warning' })
    else field.focus()
    setScan('')
  }

  return (
    <section className="sheet" aria-labelledby="counting-sheet">
      <h2 id="counting-sheet">{text('resources.stock-takes.sheet')}</h2>
      {isEditable && (
        <p className="sheet-note scan-row">
          <input
            ref={scanner}
            className="input"
            maxLength={120}
            aria-label={text('resources.stock-takes.scan')}
            placeholder={text('resources.stock-takes.scan')}
            value={scan}
            onChange={({ target }) => setScan(target.value)}
            onKeyDown={onScan}
          />{' '}
          <span className="small">{text('resources.stock-takes.count_hint')}</span>
        </p>
      )}
      <div className="data-table-scroll">
        <table className="data-table count-table">
          <thead>
            <tr>
              <th>{text('resources.stock.fields.bin')}</th>
              <th>{text('resources.stock.fields.model')}</th>
              <th className="from-750">{text('resources.stock.fields.manufacturer')}</th>
              <th>{text('resources.stock-takes.fields.counted')}</th>
            </tr>
          </thead>
          <tbody>
            {stockTake.lines.map((line) => (
              <tr key={line.productId}>
                <td className="figure nowrap">{line.bin ?? text('resources.orders.picking.no_bin')}</td>
                <td className="part-number">{line.model}</td>
                <td className="from-750">{line.manufacturer}</td>
                <td>
                  <CountCell
                    line={line}
                    isEditable={isEditable}
                    onCount={save}
                    // The counted line's field goes; the next scan must not reach the page itself.
                    onEntered={() => scanner.current?.focus()}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
