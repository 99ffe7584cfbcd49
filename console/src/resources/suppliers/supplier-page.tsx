import { permissionOf } from '@pinline/contracts/api/call'
import { archiveSupplier } from '@pinline/contracts/catalogue/supplier/archive-supplier'
import type { SupplierRecord } from '@pinline/contracts/catalogue/supplier/supplier-record'
import { type SupplierId, supplierId } from '@pinline/events/ids'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useGetOne, useNotify } from 'react-admin'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { AdjacentRecords } from '../../layout/adjacent-records.tsx'
import { CommandButton } from '../../layout/command-button.tsx'
import { PageFailure } from '../../layout/page-failure.tsx'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { usePageTitle } from '../../layout/page-title.tsx'
import { useFormKey } from '../../layout/use-form-key.ts'
import { useText } from '../../messages/use-text.ts'
import { statusOfError } from '../../providers/http-failure.ts'
import { ArchiveSupplierDialog } from './archive-supplier-dialog.tsx'
import { RestoreSupplierDialog } from './restore-supplier-dialog.tsx'
import { SupplierForm } from './supplier-form.tsx'

const ordersOf = (name: string): string =>
  `/purchase-orders?${new URLSearchParams({ filter: JSON.stringify({ q: name }) })}`

const Found = ({ id }: { readonly id: SupplierId }) => {
  const text = useText()
  const notify = useNotify()
  const [isConfirming, setConfirming] = useState(false)
  const { data: supplier, isPending, error, refetch } = useGetOne<SupplierRecord>('suppliers', { id })
  const { formKey, onChanged, beginAnew } = useFormKey(supplier?.revision)
  usePageTitle(supplier?.name)
  if (isPending) return <PageSkeleton />
  if (supplier === undefined) {
    const message = statusOfError(error) === 404 ? text('resources.suppliers.page.not_found') : (error?.message ?? '')
    return <PageFailure message={message} onRetry={() => void refetch()} />
  }
  const isArchived = supplier.state === 'archived'
  const dialog = {
    supplier,
    onReload: async () => (await refetch()).data?.revision,
    onClose: () => setConfirming(false),
    onDone: () => {
      setConfirming(false)
      notify(`resources.suppliers.${isArchived ? 'restore' : 'archive'}.done`)
      void refetch()
    },
  }
  return (
    <>
      <div className="page-head">
        <h1>{supplier.name}</h1>
        {isArchived && <span className="tag">{text('resources.suppliers.state.archived')}</span>}
        <div className="end">
          <AdjacentRecords resource="suppliers" id={supplier.id} />
          <Link to={ordersOf(supplier.name)}>{text('resources.suppliers.page.orders')}</Link>
          <CommandButton permission={permissionOf(archiveSupplier)} onPress={() => setConfirming(true)}>
            {text(`resources.suppliers.commands.${isArchived ? 'restore' : 'archive'}`)}
          </CommandButton>
        </div>
      </div>
      <SupplierForm
        key={formKey}
        record={supplier}
        onChanged={onChanged}
        onDone={() => {
          notify('resources.suppliers.page.saved')
          void refetch().then(beginAnew)
        }}
      />
      {isConfirming && (isArchived ? <RestoreSupplierDialog {...dialog} /> : <ArchiveSupplierDialog {...dialog} />)}
    </>
  )
}

/** The page of a supplier: its data, which can be changed. */
export const SupplierPage = () => {
  const text = useText()
  const navigate = useNavigate()
  const id = supplierId.safeParse(useParams().id)
  if (id.success) return <Found key={id.data} id={id.data} />
  return (
    <PageFailure message={text('resources.suppliers.page.not_found')} onRetry={() => void navigate('/suppliers')} />
  )
}

/** The page for a new supplier. */
export const NewSupplierPage = () => {
  const text = useText()
  const navigate = useNavigate()
  const notify = useNotify()
  const queries = useQueryClient()
  const title = text('resources.suppliers.page.add')
  usePageTitle(title)
  const onDone = async (id: SupplierId) => {
    notify('resources.suppliers.page.saved')
    await queries.invalidateQueries({ queryKey: ['suppliers'] })
    void navigate(`/suppliers/${id}`, { replace: true })
  }
  return (
    <>
      <div className="page-head">
        <h1>{title}</h1>
      </div>
      <SupplierForm record={undefined} onDone={({ id }) => void onDone(id)} />
    </>
  )
}
