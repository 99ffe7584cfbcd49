import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { Link } from 'react-router-dom'
import { useText } from '../../messages/use-text.ts'
import type { ProductRecord } from './product-record.ts'

interface TakenByProps {
  readonly manufacturer: string
  readonly model: string
}

const key = (words: string): string => words.normalize('NFKC').trim().toUpperCase()

/** Leads to the part that has a maker's part number already, also a withdrawn one. */
export const TakenBy = ({ manufacturer, model }: TakenByProps) => {
  const text = useText()
  const dataProvider = useDataProvider()
  const { data: taken } = useQuery({
    queryKey: ['taken-by', manufacturer, model],
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
  if (taken === undefined || taken === null) return null
  return (
    <p className="taken-by">
      <Link to={`/products/${taken.id}/show`}>{text('resources.products.edit.taken_by')}</Link>
    </p>
  )
}
