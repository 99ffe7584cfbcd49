import { listLocaleCurrencies } from '@pinline/contracts/catalogue/price/list-locale-currencies'
import { SearchSelect } from '@pinline/ui/design/search-select.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { chooseCurrency, useCurrency } from '../../session/currency.ts'
import { languageTag } from '../language.ts'
import { useAppContext } from '../use-app-context.ts'
import { useTranslation } from '../use-translation.ts'

function symbolOf(code: string, tag: string): string {
  const parts = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  return parts.find((part) => part.type === 'currency')?.value ?? code
}

/** A searchable choice of the server's currencies, queried when it is first wanted; it stores the choice and reloads. */
export function CurrencySwitch(): ReactNode {
  const { t } = useTranslation('shell')
  const { api, language } = useAppContext()
  const tag = languageTag(language)
  const current = useCurrency()
  const [isWanted, setWanted] = useState(false)
  const { data: currencies = [] } = useQuery({
    queryKey: ['locale-currencies', language],
    queryFn: ({ signal }) => api.read(listLocaleCurrencies, {}, { signal }),
    staleTime: 300_000,
    enabled: isWanted,
  })
  const shown = `${current} ${symbolOf(current, tag)}`
  const name = new Intl.DisplayNames([tag], { type: 'currency' }).of(current) ?? current
  return (
    <SearchSelect
      label={t('currency.label', { name: `${name}, ${shown}` })}
      searchLabel={t('currency.search')}
      emptyText={t('currency.none')}
      buttonClassName="site-utility-button"
      selectedId={current}
      options={currencies.map(({ code, name: label, image }) => ({ id: code, label, mark: code, picture: image }))}
      onWanted={() => setWanted(true)}
      onSelect={(id) => {
        const chosen = currencies.find(({ code }) => code === id)
        if (chosen && chosen.code !== current) chooseCurrency(chosen.code)
      }}
    >
      {shown}
    </SearchSelect>
  )
}
