import type { ContentRow } from '@pinline/contracts/catalogue/content/content-shown'
import { keepFiguresWhole } from '@pinline/ui/format/keep-figures-whole'
import type { ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { ShopLink } from '../../app/shop-link.tsx'

/** Items of content as a short list of links, with the dates of news. */
export function ContentLinks({ rows }: { rows: readonly ContentRow[] }): ReactNode {
  const format = useFormat()
  return rows.map((row) => (
    <li key={row.id}>
      <ShopLink path={row.path ?? '/index'}>{keepFiguresWhole(row.title)}</ShopLink>
      <span className="small">{keepFiguresWhole(row.lead)}</span>
      {'date' in row.details && (
        <time className="small" dateTime={row.details.date}>
          {format.calendarDate(row.details.date)}
        </time>
      )}
    </li>
  ))
}
