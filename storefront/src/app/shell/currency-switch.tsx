import { currencyCodes, currencyDigits } from '@pinline/events/money'
import { SearchSelect } from '@pinline/ui/design/search-select.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { chooseCurrency, useCurrency } from '../../session/currency.ts'
import { languageTag } from '../language.ts'
import { useAppContext } from '../use-app-context.ts'

function symbolOf(code: string, tag: string): string {
  const parts = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  return parts.find((part) => part.type === 'currency')?.value ?? code
}

/** A searchable choice of currency; it stores the choice and reloads the page. */
export function CurrencySwitch(): ReactNode {
  const { t } = useTranslation('shell')
  const { language } = useAppContext()
  const tag = languageTag(language)
  const current = useCurrency()
  const names = new Intl.DisplayNames([tag], { type: 'currency' })
  const shown = `${current} ${symbolOf(current, tag)}`
  const nameOf = (code: string): string => names.of(code) ?? code
  return (
    <SearchSelect
      label={t('currency.label', { name: `${nameOf(current)}, ${shown}` })}
      searchLabel={t('currency.search')}
      emptyText={t('currency.none')}
      buttonClassName="site-utility-button"
      selectedId={current}
      options={currencyCodes.map((code) => ({ id: code, label: nameOf(code), mark: code }))}
      onSelect={(id) => {
        const code = currencyCodes.find((candidate) => candidate === id && candidate in currencyDigits)
        if (code && code !== current) chooseCurrency(code)
      }}
    >
      {shown}
    </SearchSelect>
  )
}
