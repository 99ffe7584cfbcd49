import './currencies.css'
import type { CurrencyRow } from '@pinline/contracts/catalogue/price/currency-row'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { PageFailure } from '../../layout/page-failure.tsx'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { useText } from '../../messages/use-text.ts'
import { type CurrencyDialog, CurrencyRows } from './currency-rows.tsx'
import { ExchangeRatesDrawer } from './exchange-rates-drawer.tsx'
import { ImportExchangeRatesButton } from './import-exchange-rates-button.tsx'
import { ProposedRates } from './proposed-rates.tsx'
import { SetExchangeRateDialog } from './set-exchange-rate-dialog.tsx'
import { UpdateCurrencyDialog } from './update-currency-dialog.tsx'
import { useCurrencies } from './use-currencies.ts'

interface OpenedProps {
  readonly opened: { readonly dialog: CurrencyDialog; readonly currency: CurrencyRow }
  readonly limitPercent: number
  readonly onClose: () => void
  readonly onChanged: () => Promise<readonly CurrencyRow[] | undefined>
}

const Opened = ({ opened: { dialog, currency }, limitPercent, onClose, onChanged }: OpenedProps) => {
  const notify = useNotify()
  const { code } = currency
  const done = (message: 'saved' | 'set' | 'proposed') => {
    onClose()
    notify(`resources.currencies.done.${message}`, { messageArgs: { code } })
    void onChanged()
  }
  const onReload = async () => (await onChanged())?.find((one) => one.code === code)
  if (dialog === 'rates') return <ExchangeRatesDrawer currency={currency} onClose={onClose} />
  if (dialog === 'edit')
    return (
      <UpdateCurrencyDialog currency={currency} onClose={onClose} onDone={() => done('saved')} onReload={onReload} />
    )
  return (
    <SetExchangeRateDialog
      currency={currency}
      limitPercent={limitPercent}
      onClose={onClose}
      onDone={({ proposed }) => done(proposed === null ? 'set' : 'proposed')}
      onReload={onReload}
    />
  )
}

/** Currencies of the shop: which are offered, how they are shown, and their rates. */
export const CurrenciesPage = () => {
  const text = useText()
  const { data, error, refetch } = useCurrencies()
  const [opened, setOpened] = useState<OpenedProps['opened']>()
  const onChanged = async () => (await refetch()).data?.list
  return (
    <article>
      <header className="page-head">
        <h1>{text('resources.currencies.title')}</h1>
        <div className="end">
          <ImportExchangeRatesButton known={data?.list ?? []} onDone={() => void onChanged()} />
        </div>
      </header>
      {data === undefined ? (
        error === null ? (
          <PageSkeleton />
        ) : (
          <PageFailure message={error.message} onRetry={() => void refetch()} />
        )
      ) : (
        <div className="stack">
          <ProposedRates currencies={data.list} onChanged={() => void onChanged()} />
          <CurrencyRows currencies={data.list} onOpen={(dialog, currency) => setOpened({ dialog, currency })} />
          <p className="small">{text('resources.currencies.note', { percent: data.limitPercent })}</p>
        </div>
      )}
      {opened !== undefined && data !== undefined && (
        <Opened
          opened={opened}
          limitPercent={data.limitPercent}
          onClose={() => setOpened(undefined)}
          onChanged={onChanged}
        />
      )}
    </article>
  )
}
