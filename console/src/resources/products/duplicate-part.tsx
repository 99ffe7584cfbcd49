import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { Link } from 'react-router-dom'
import { useText } from '../../messages/use-text.ts'
import type { ProductRecord } from './product-record.ts'

interface DuplicatePartProps {
  readonly manufacturer: string
  readonly model: string
}

const key = (words: string): string => words.normalize('NFKC').trim().toUpperCase()

/** Links to the part that already has this manufacturer and part number, including a withdrawn one. */
export const DuplicatePart = ({ manufacturer, model }: DuplicatePartProps) => {
  const text = useText()
  const dataProvider = useDataProvider()
  const { data: duplicate } = useQuery({
    queryKey: ['duplicate-part', manufacturer, model],
    queryFn: async () => {
      const found = async (filter: object) =>
        (
          await dataProvider.getList<ProductRecord>('products', {
            filter: { q: model.trim(), ...filter },
            sort: { field: 'model', order: 'ASC' },
            pagination: { page: 1, perPage: 50 },
          })
        ).data.find((one) => key(one.model) === key(model) && key(one.manufacturer) === key(manufacturer))
      return (await found({})) ?? (await found({ withdrawn: true })) ?? null
    },
  })
  if (duplicate === undefined || duplicate === null) return null
  return (
    <p className="duplicate-part">
      <Link to={`/products/${duplicate.id}/show`}>{text('resources.products.edit.taken_by')}</Link>
    </p>
  )
}
