import { maxQuotationLines } from '@pinline/contracts/order/quotation/request-quotation'
import { Button, buttonClass } from '@pinline/ui/design/button.tsx'
import { FieldError } from '@pinline/ui/design/field-error.tsx'
import { TextAreaField } from '@pinline/ui/design/text-field.tsx'
import { usePreHydrationText } from '@pinline/ui/design/use-pre-hydration-text'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useFormat } from '../../app/format.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { useSession } from '../../session/session.ts'
import { useAddLines } from '../cart/add-to-cart.mutation.ts'
import { partsParameter } from '../product/parts-parameter.ts'
import { goodsOf, linesToAdd, linesToQuote, mergedRows, problemOf } from './order-rows.ts'
import { OrderTable } from './order-table.tsx'
import { maxLines } from './read-lines.ts'
import { ReadingTable } from './reading-table.tsx'
import { useMatchLines } from './use-match-lines.ts'
import { useStoredList } from './use-stored-list.ts'

/** An example: the first line of the field's placeholder. */
const example = '43045-1000  20\n90814-0020; 100'

interface LinesFormProps {
  readonly text: string
  readonly onText: (text: string) => void
  readonly matching: ReturnType<typeof useMatchLines>
}

function LinesForm({ text, onText, matching: { check, isPending, errorText, takeFile } }: LinesFormProps): ReactNode {
  const { t } = useTranslation(['quick-order', 'catalogue'])
  const fileId = useId()
  const field = usePreHydrationText<HTMLTextAreaElement>(onText)
  return (
    <form
      className="sheet sheet-padded quick-order-form"
      onSubmit={(event) => {
        event.preventDefault()
        check(text)
      }}
    >
      <TextAreaField
        ref={field}
        label={t('label')}
        hint={t('hint', { count: maxLines })}
        placeholder={example}
        numeric
        rows={8}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <FieldError message={errorText} id={`${fileId}-fault`} />
      <div className="quick-order-do">
        <Button type="submit" isPending={isPending}>
          {t('check')}
        </Button>
        <label className="button" htmlFor={fileId}>
          {t('file')}
        </label>
        <input
          id={fileId}
          className="visually-hidden"
          type="file"
          accept=".xlsx,.csv,.txt,.tsv,text/csv,text/plain"
          onChange={(event) => {
            void takeFile(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
    </form>
  )
}

/** Matches pasted or uploaded part numbers and adds the valid rows to the cart at once. */
export function QuickOrder(): ReactNode {
  const { t } = useTranslation(['quick-order', 'catalogue'])
  const format = useFormat()
  const addLines = useAddLines()
  const [text, setText] = useState('')
  const [isAdding, setAdding] = useState(false)
  const latestText = useRef('')
  const write = (next: string) => {
    latestText.current = next
    setText(next)
  }
  const session = useSession()
  const matching = useMatchLines(write)
  const { rows, setRows, skipped, reading, isRestoring, restore } = matching
  useStoredList({ ...matching.list, text }, { latestText, isRestoring, restore })
  const ready = linesToAdd(rows)
  const quotable = linesToQuote(rows).slice(0, maxQuotationLines)
  const goods = goodsOf(rows)
  const open = rows.filter((row) => problemOf(row) !== undefined)
  const add = async (): Promise<void> => {
    setAdding(true)
    if (session.status !== 'buyer') matching.wait()
    try {
      // Rows that could not be ordered stay for correction.
      if (await addLines(ready)) matching.leave(open)
    } finally {
      setAdding(false)
    }
  }
  return (
    <div className="quick-order">
      <LinesForm
        text={text}
        onText={(next) => {
          write(next)
          matching.renew()
        }}
        matching={matching}
      />
      {reading && <ReadingTable reading={reading} onChange={matching.correct} />}
      <div aria-live="polite">
        {rows.length > 0 && (
          <p className="quick-order-count">
            {t('answered', { ready: rows.length - open.length, count: rows.length })}
            {skipped > 0 && ` ${t('left', { count: skipped })}`}
          </p>
        )}
      </div>
      {rows.length > 0 && (
        <>
          <OrderTable rows={rows} onChange={(next) => setRows(mergedRows(next))} />
          <div className="quick-order-go">
            {goods && (
              <span>
                {t('sum')} <strong className="figure">{format.money(goods)}</strong>
              </span>
            )}
            {quotable.length > 0 && (
              <Link
                to="/user/center"
                search={{ tab: 'quotes', part: partsParameter(quotable) }}
                className={buttonClass({ tone: 'quiet' })}
              >
                {t('quote', { count: quotable.length })}
              </Link>
            )}
            <Button
              tone="gold"
              isDisabled={ready.length === 0 || matching.isPending}
              isPending={isAdding}
              onPress={() => void add()}
            >
              {t('add', { count: ready.length })}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
