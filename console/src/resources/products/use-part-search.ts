import type { ProductId } from '@pinline/events/ids'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { ProductRecord } from './product-record.ts'

export interface Candidate {
  readonly id: ProductId
  readonly model: string
  readonly manufacturer: string
}

type Search =
  | { readonly kind: 'none' | 'busy' | 'failed' }
  | { readonly kind: 'found'; readonly candidates: readonly Candidate[] }

/** Finds other parts for a product by part number, never the product itself. */
export const usePartSearch = (productId: ProductId | undefined) => {
  const dataProvider = useDataProvider()
  const [search, setSearch] = useState<Search>({ kind: 'none' })

  const find = async (q: string) => {
    if (q === '') return
    setSearch({ kind: 'busy' })
    try {
      const { data } = await dataProvider.getList<ProductRecord>('products', {
        filter: { q },
        sort: { field: 'model', order: 'ASC' },
        pagination: { page: 1, perPage: 15 },
      })
      setSearch({ kind: 'found', candidates: data.filter(({ id }) => id !== productId) })
    } catch {
      setSearch({ kind: 'failed' })
    }
  }

  return { search, find }
}
