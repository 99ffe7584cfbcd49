import './settings.css'
import { Link } from 'react-router-dom'
import { PageFailure } from '../../layout/page-failure.tsx'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { usePageTitle } from '../../layout/page-title.tsx'
import { useText } from '../../messages/use-text.ts'
import { CarriersSheet } from '../carriers/carriers-sheet.tsx'
import { useCarriers } from '../carriers/use-carriers.ts'
import { FreightSheet } from './freight-sheet.tsx'
import { SetTaxForm } from './set-tax-form.tsx'
import { UpdateOrderSettingsForm } from './update-order-settings-form.tsx'
import { UpdateSellerForm } from './update-seller-form.tsx'
import { useFreight } from './use-freight.ts'
import { useOrderSettings } from './use-order-settings.ts'
import { useSeller } from './use-seller.ts'
import { useSettingInAddress } from './use-setting-in-address.ts'
import { useTax } from './use-tax.ts'

const Orders = () => {
  const { data, error, refetch } = useOrderSettings()
  if (data !== undefined) return <UpdateOrderSettingsForm shown={data} onChanged={async () => (await refetch()).data} />
  if (error !== null) return <PageFailure message={error.message} onRetry={() => void refetch()} />
  return <PageSkeleton />
}

const Freight = () => {
  const { data, error, refetch } = useFreight()
  if (data !== undefined) return <FreightSheet tariffs={data} onChanged={async () => (await refetch()).data} />
  if (error !== null) return <PageFailure message={error.message} onRetry={() => void refetch()} />
  return <PageSkeleton />
}

const Carriers = () => {
  const { data, error, refetch } = useCarriers()
  if (data !== undefined) return <CarriersSheet carriers={data} onChanged={async () => (await refetch()).data} />
  if (error !== null) return <PageFailure message={error.message} onRetry={() => void refetch()} />
  return <PageSkeleton />
}

const Seller = () => {
  const { data, error, refetch } = useSeller()
  if (data !== undefined) return <UpdateSellerForm shown={data} onChanged={async () => (await refetch()).data} />
  if (error !== null) return <PageFailure message={error.message} onRetry={() => void refetch()} />
  return <PageSkeleton />
}

const Tax = () => {
  const { data, error, refetch } = useTax()
  if (data !== undefined) return <SetTaxForm shown={data} onChanged={async () => (await refetch()).data} />
  if (error !== null) return <PageFailure message={error.message} onRetry={() => void refetch()} />
  return <PageSkeleton />
}

/** Settings of orders, the seller's data, tax rates, carriers, and freight prices. */
export const SettingsFormsPage = () => {
  const text = useText()
  usePageTitle(text('settings.overview.edit_title'))
  useSettingInAddress()
  return (
    <article>
      <header className="page-head">
        <h1>{text('settings.overview.edit_title')}</h1>
        <Link className="end" to="/settings">
          {text('settings.overview.all')}
        </Link>
      </header>
      <div className="stack">
        <Orders />
        <Seller />
        <Tax />
        <Carriers />
        <Freight />
      </div>
    </article>
  )
}
