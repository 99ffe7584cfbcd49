import type { ProductFacets } from '@pinline/catalogue/contract/product-facets'
import { mounting, orientation } from '@pinline/events/catalogue/connector-part'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppContext } from '../../app/use-app-context.ts'
import { Button } from '../../design/button.tsx'
import { SelectField, TextField } from '../../design/text-field.tsx'
import { productListQuery } from '../catalogue/catalogue.queries.ts'
import { filterCount, listRequest, listSearchOf, readListSearch } from '../catalogue/list-search.ts'

/** Finds parts by what a calliper tells: pitch, positions, mounting, cable entry; counts what fits while one chooses. */
export function Finder({ facets }: { facets: ProductFacets }): ReactNode {
  const { t } = useTranslation(['home', 'catalogue'])
  const context = useAppContext()
  const navigate = useNavigate()
  const [fields, setFields] = useState({ pitch: '', positions: '', mounting: '', orientation: '' })
  const set = (name: keyof typeof fields) => (event: { target: { value: string } }) =>
    setFields({ ...fields, [name]: event.target.value })
  const positions = fields.positions.replaceAll(/\D/g, '')
  const state = readListSearch({
    ...(fields.pitch ? { pitch: fields.pitch } : {}),
    ...(positions ? { positionsMin: positions, positionsMax: positions } : {}),
    ...(fields.mounting ? { mounting: fields.mounting } : {}),
    ...(fields.orientation ? { orientation: fields.orientation } : {}),
  })
  const isSet = filterCount(state) > 0
  const fitting = useQuery({ ...productListQuery(context, listRequest(state)), enabled: isSet })
  const count = isSet ? fitting.data?.total : undefined
  const either = { value: '', label: t('finder.either') }
  return (
    <form
      className="finder"
      onSubmit={(event) => {
        event.preventDefault()
        void navigate({
          to: '/product/$categoryName/$id',
          params: { categoryName: 'all', id: 'all' },
          search: listSearchOf(state),
        })
      }}
    >
      <SelectField
        label={t('finder.pitch')}
        value={fields.pitch}
        onChange={set('pitch')}
        options={[
          { value: '', label: t('finder.anyPitch') },
          ...facets.pitch.map(({ value }) => ({ value: String(value), label: `${value.toFixed(2)} mm` })),
        ]}
      />
      <TextField
        label={t('finder.positions')}
        inputMode="numeric"
        maxLength={4}
        value={fields.positions}
        onChange={set('positions')}
      />
      <SelectField
        label={t('finder.mounting')}
        value={fields.mounting}
        onChange={set('mounting')}
        options={[either, ...mounting.options.map((value) => ({ value, label: t(`catalogue:mounting.${value}`) }))]}
      />
      <SelectField
        label={t('finder.entry')}
        value={fields.orientation}
        onChange={set('orientation')}
        options={[
          either,
          ...orientation.options.map((value) => ({ value, label: t(`catalogue:orientation.${value}`) })),
        ]}
      />
      <Button type="submit" tone="gold" wide>
        {count === undefined ? t('finder.showAll') : t('finder.show', { count })}
      </Button>
    </form>
  )
}
