import type { ContentRecord } from '@pinline/contracts/catalogue/content/content-resource'
import { StockBadge } from '@pinline/ui/design/stock-badge.tsx'
import { useText } from '../../messages/use-text.ts'

const shapes = {
  draft: 'out',
  'in-review': 'low',
  scheduled: 'low',
  published: 'in',
  archived: 'made-to-order',
} as const

/** The status of an item, and whether its draft differs from what readers see. */
export const ContentStatusTag = ({
  row,
}: {
  row: Pick<ContentRecord, 'status' | 'hasChanges' | 'publishedAt' | 'withdrawnParts'>
}) => {
  const text = useText()
  const isAhead = row.hasChanges && row.publishedAt !== null
  return (
    <span className="content-status">
      <StockBadge status={shapes[row.status]}>{text(`resources.content.status.${row.status}`)}</StockBadge>
      {row.withdrawnParts.length > 0 && (
        <span className="content-ahead" title={row.withdrawnParts.map(({ model }) => model).join(', ')}>
          {text('resources.content.withdrawn_parts.badge', { smart_count: row.withdrawnParts.length })}
        </span>
      )}
      {isAhead && <span className="content-ahead">{text('resources.content.has_changes')}</span>}
    </span>
  )
}
