import type { Category } from '@pinline/contracts/catalogue/taxonomy/list-categories'
import { listCategories } from '@pinline/contracts/catalogue/taxonomy/list-categories'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'react-admin'
import { Field } from '../../../layout/field.tsx'

interface CategorySelectProps {
  readonly label: string
  /** Label of the choice of none. */
  readonly none: string
  readonly value: string | null
  readonly fieldError?: string | undefined
  readonly onChange: (categoryId: string | null) => void
}

const flatten = (categories: readonly Category[], depth = 0): { id: string; label: string }[] =>
  categories.flatMap(({ id, meta_title, children }) => [
    { id, label: `${'\u2003'.repeat(depth)}${meta_title}` },
    ...flatten(children, depth + 1),
  ])

/** The categories of the shop in the order of their tree. */
export const useCategories = () => {
  const api = useApi()
  const locale = useLocale()
  return useQuery({
    queryKey: ['content', 'categories', locale],
    queryFn: async ({ signal }) => flatten(await api.read(listCategories, {}, { signal, silent: true })),
    staleTime: 300_000,
  })
}

/** Chooses a category. */
export const CategorySelect = ({ label, none, value, fieldError, onChange }: CategorySelectProps) => {
  const { data: categories = [] } = useCategories()
  return (
    <Field label={label} fieldError={fieldError}>
      {(control) => (
        <select
          {...control}
          className="input"
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
        >
          <option value="">{none}</option>
          {value !== null && categories.every(({ id }) => id !== value) && <option value={value}>{value}</option>}
          {categories.map(({ id, label: title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
