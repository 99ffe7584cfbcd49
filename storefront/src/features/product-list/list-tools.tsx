import { productSorts } from '@pinline/contracts/catalogue/product/list-products'
import { Segments } from '@pinline/ui/design/segments.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from '../../app/use-translation.ts'
import { changedList, type ListState } from '../search/list-search.ts'
import { ColumnPicker } from './column-picker.tsx'
import { chooseLengthUnit, useLengthUnit } from './list-unit.ts'

/** Controls for unit, columns and order of a list. */
export function ListTools({ state, onChange }: { state: ListState; onChange: (next: ListState) => void }): ReactNode {
  const { t } = useTranslation('catalogue')
  const unit = useLengthUnit()
  return (
    <div className="list-tools">
      <span className="list-tools-wide">
        <Segments
          small
          label={t('unit.label')}
          value={unit}
          options={[
            { value: 'mm', label: t('drawing:mm') },
            { value: 'inch', label: t('unit.inch') },
          ]}
          onChange={chooseLengthUnit}
        />
      </span>
      <span className="list-tools-wide">
        <ColumnPicker />
      </span>
      <select
        className="input input-small result-sort"
        aria-label={t('sort.label')}
        value={state.sort}
        onChange={(event) => {
          const sort = productSorts.find((known) => known === event.target.value)
          if (sort) onChange(changedList(state, { sort }))
        }}
      >
        {productSorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </select>
    </div>
  )
}
