import './change-notices.css'
import type { ProductId } from '@pinline/events/ids'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DeferredPart } from '../../app/deferred-part.tsx'
import { useAppContext } from '../../app/use-app-context.ts'
import { listChangeNoticesQuery } from './change-notices.queries.ts'

/** The section with a part's change notices; nothing for a part without one. */
export function ChangeNotices({ productId }: { productId: ProductId }): ReactNode {
  const notices = useQuery(listChangeNoticesQuery(useAppContext(), productId)).data?.list ?? []
  if (notices.length === 0) return null
  return (
    <DeferredPart
      as="section"
      className="section sheet sheet-padded"
      aria-labelledby="change-notices"
      part="ChangeNoticeList"
      given={{ notices }}
    />
  )
}
