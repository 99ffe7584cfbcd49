import type { ProductFacets } from '@pinline/contracts/catalogue/search/product-facets'
import { mountings, orientations } from '@pinline/events/catalogue/connector-part'
import { Button } from '@pinline/ui/design/button.tsx'
import { SelectField, TextField } from '@pinline/ui/design/text-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useFormat } from '../../app/format.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { listProductsQuery } from '../product/product.queries.ts'
import { filterCount, listRequest, listSearchOf, readListSearch } from '../search/list-search.ts'

const nothingChosen = { pitch: '', positions: '', mounting: '', orientation: '' }
type Choice = typeof nothingChosen

/** The current selection of the form. */
const choiceOf = (form: HTMLFormElement): Choice => {
  const data = new FormData(form)
  const text = (name: keyof Choice): string => String(data.get(name) ?? '')
  return {
    pitch: text('pitch'),
    positions: text('positions').replaceAll(/\D/g, ''),
    mounting: text('mounting'),
    orientation: text('orientation'),
  }
}

/**
 * Finds parts by what callipers measure: pitch, positions, mounting, cable entry. Shows the number of matches during
 * selection.
 */
export function Finder({ facets }: { facets: ProductFacets }): ReactNode {
  const { t } = useTranslation(['home', 'catalogue'])
  const format = useFormat()
  const context = useAppContext()
  const navigate = useNavigate()
  const [{ pitch, positions, ...sides }, setChoice] = useState(nothingChosen)
  const form = useRef<HTMLFormElement>(null)
  // Native selects: they have the values that were chosen before hydration.
  useLayoutEffect(() => {
    if (form.current !== null) setChoice(choiceOf(form.current))
  }, [])
  const state = readListSearch({
    ...(pitch ? { pitch } : {}),
    ...(positions ? { positionsMin: positions, positionsMax: positions } : {}),
    ...(sides.mounting ? { mounting: sides.mounting } : {}),
    ...(sides.orientation ? { orientation: sides.orientation } : {}),
  })
  const isSet = filterCount(state) > 0
  const fitting = useQuery({ ...listProductsQuery(context, listRequest(state)), enabled: isSet })
  const count = isSet ? fitting.data?.total : undefined
  const either = { value: '', label: t('finder.either') }
  return (
    <form
      ref={form}
      className="finder"
      onChange={(event) => setChoice(choiceOf(event.currentTarget))}
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
        name="pitch"
        options={[
          { value: '', label: t('finder.anyPitch') },
          ...facets.pitch.map(({ value }) => ({ value: String(value), label: format.millimetres(value) })),
        ]}
      />
      <TextField label={t('finder.positions')} inputMode="numeric" maxLength={4} name="positions" />
      <SelectField
        label={t('finder.mounting')}
        name="mounting"
        options={[either, ...mountings.map((value) => ({ value, label: t(`catalogue:mounting.${value}`) }))]}
      />
      <SelectField
        label={t('finder.entry')}
        name="orientation"
        options={[either, ...orientations.map((value) => ({ value, label: t(`catalogue:orientation.${value}`) }))]}
      />
      <Button type="submit" tone="gold" wide>
        {count === undefined ? t('finder.showAll') : t('finder.show', { count })}
      </Button>
    </form>
  )
}
