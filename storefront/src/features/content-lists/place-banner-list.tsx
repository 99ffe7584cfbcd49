import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DeferredPart } from '../../app/deferred-part.tsx'
import { useAppContext } from '../../app/use-app-context.ts'
import { listBannersQuery } from './content-lists.queries.ts'

/** The banners of a place; nothing where there is none, or where the catalogue is away. */
export function PlaceBannerList({ place }: { place: 'home' | 'list' | 'cart' }): ReactNode {
  const { data: banners = [] } = useQuery(listBannersQuery(useAppContext(), place))
  if (banners.length === 0) return null
  return <DeferredPart as="div" className="place-banners off-paper" part="PlaceBanners" given={{ banners }} />
}
