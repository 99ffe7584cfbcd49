import type { OutputOf } from '@pinline/contracts/api/call'
import { listStock } from '@pinline/contracts/catalogue/stock/list-stock'
import { Button } from '@pinline/ui/design/button.tsx'
import { StockBadge } from '@pinline/ui/design/stock-badge.tsx'
import { TextAreaField } from '@pinline/ui/design/text-field.tsx'
import { usePreHydrationText } from '@pinline/ui/design/use-pre-hydration-text'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode, useState } from 'react'
import { useFormat } from '../../app/format.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { leadText, stockText } from '../product/stock-text.ts'

const MAX_LINES = 200

type Line = OutputOf<typeof listStock>['list'][number]

/** A part with its stock, or a part number that was not found with similar ones. */
function StockLine({ line }: { line: Line }): ReactNode {
  const { t } = useTranslation(['home', 'catalogue'])
  const format = useFormat()
  return (
    <li>
      {line.id ? (
        <Link to="/productDetail/$id" params={{ id: line.id }} className="part-number">
          {line.model}
        </Link>
      ) : (
        <span className="part-number">{line.query}</span>
      )}
      {line.found && line.stock_status ? (
        <StockBadge
          status={line.stock_status}
          lead={leadText(
            {
              stock: line.stock ?? 0,
              stock_status: line.stock_status,
              incoming: line.incoming ?? null,
              leadTimeDays: line.leadTimeDays ?? 0,
            },
            t,
            format,
          )}
        >
          {stockText({ stock: line.stock ?? 0, stock_status: line.stock_status, incoming: null, leadTimeDays: 0 }, t)}
        </StockBadge>
      ) : (
        <span className="small">
          {t((line.suggestions ?? []).length === 0 ? 'quick.none' : 'quick.perhaps')}
          {(line.suggestions ?? []).map(({ id, model }, index) => (
            <Fragment key={id}>
              {index === 0 ? ' ' : ', '}
              <Link to="/productDetail/$id" params={{ id }} className="part-number">
                {model}
              </Link>
            </Fragment>
          ))}
        </span>
      )}
    </li>
  )
}

/** Looks up the stock of many part numbers at once, one per line. */
export function StockLookup(): ReactNode {
  const { t } = useTranslation(['home', 'catalogue'])
  const { api } = useAppContext()
  const [text, setText] = useState('')
  const lookup = useMutation({
    mutationFn: (models: string[]) => api.read(listStock, { models }),
  })
  const lines = lookup.data?.list ?? []
  const lookUp = (list: string): void => {
    const models = list
      .split('\n')
      .map((line) => line.trim().slice(0, 120))
      .filter(Boolean)
      .slice(0, MAX_LINES)
    if (models.length > 0) lookup.mutate(models)
  }
  const field = usePreHydrationText<HTMLTextAreaElement>(setText)
  return (
    <form
      className="sheet sheet-padded stock-lookup"
      onSubmit={(event) => {
        event.preventDefault()
        lookUp(text)
      }}
    >
      <TextAreaField
        ref={field}
        label={t('quick.label')}
        hint={t('quick.note')}
        numeric
        rows={5}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" isPending={lookup.isPending}>
        {t('quick.look')}
      </Button>
      <div aria-live="polite">
        {lookup.data && (
          <p className="small">{t('quick.found', { count: lines.filter((line) => line.found).length })}</p>
        )}
        <ul>
          {lines.map((line) => (
            <StockLine key={`${line.query}-${line.id ?? ''}`} line={line} />
          ))}
        </ul>
      </div>
    </form>
  )
}
