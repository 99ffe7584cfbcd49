import type { ContentRow } from '@pinline/contracts/catalogue/content/content-shown'
import { keepFiguresWhole } from '@pinline/ui/format/keep-figures-whole'
import type { ReactNode } from 'react'
import { DeferredListDrawing } from '../../app/deferred-part.tsx'
import { useFormat } from '../../app/format.ts'
import { ShopLink } from '../../app/shop-link.tsx'
import { ContentPicture } from './document/content-picture.tsx'

function CardPicture({ row }: { row: ContentRow }): ReactNode {
  if (row.picture)
    return <ContentPicture {...row.picture} picture={row.picture} sizes="(min-width: 750px) 400px, 100vw" alt="" />
  return row.part && <DeferredListDrawing part={row.part} scale={4} origin={8} maxWidth={260} decorative />
}

/** Properties of {@link ContentCards}. */
export interface ContentCardsProps {
  readonly rows: readonly ContentRow[]
  /** Level of the titles. */
  readonly level: 2 | 3
}

/** Items of content, each with its picture, or the drawing of the first part that it names, if there is one. */
export function ContentCards({ rows, level }: ContentCardsProps): ReactNode {
  const format = useFormat()
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <ul className="content-cards">
      {rows.map((row) => (
        <li key={row.id} className="sheet">
          {(row.picture ?? row.part) && (
            <span className="content-card-picture">
              <CardPicture row={row} />
            </span>
          )}
          <Title>
            <ShopLink path={row.path ?? '/index'}>{keepFiguresWhole(row.title)}</ShopLink>
          </Title>
          {'date' in row.details && (
            <time className="small" dateTime={row.details.date}>
              {format.calendarDate(row.details.date)}
            </time>
          )}
          <p>{keepFiguresWhole(row.lead)}</p>
        </li>
      ))}
    </ul>
  )
}
