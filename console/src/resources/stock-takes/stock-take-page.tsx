import './stock-takes.css'
import { permissionOf } from '@pinline/contracts/api/call'
import { approveStockTake } from '@pinline/contracts/catalogue/stock-take/approve-stock-take'
import { cancelStockTake } from '@pinline/contracts/catalogue/stock-take/cancel-stock-take'
import { exportCountingSheet } from '@pinline/contracts/catalogue/stock-take/export-counting-sheet'
import { recordCounts } from '@pinline/contracts/catalogue/stock-take/record-counts'
import type { StockTakeRecord } from '@pinline/contracts/catalogue/stock-take/stock-takes-resource'
import { type StockTakeId, stockTakeId } from '@pinline/events/ids'
import { useApi } from '@pinline/ui/api-client/api-context'
import { Button } from '@pinline/ui/design/button.tsx'
import { useState } from 'react'
import { useGetOne, useNotify } from 'react-admin'
import { useNavigate, useParams } from 'react-router-dom'
import { CommandButton } from '../../layout/command-button.tsx'
import { ExportMenu, useTableFiles } from '../../layout/list/export-menu.tsx'
import { PageFailure } from '../../layout/page-failure.tsx'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { usePageTitle } from '../../layout/page-title.tsx'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { statusOfError } from '../../providers/http-failure.ts'
import { grantOf } from '../../providers/permissions.ts'
import { ApproveStockTakeDialog } from './approve-stock-take-dialog.tsx'
import { CancelStockTakeDialog } from './cancel-stock-take-dialog.tsx'
import { ImportCountsButton } from './import-counts-dialog.tsx'
import { RecordCountsForm } from './record-counts-form.tsx'
import { StockTakeDifferences } from './stock-take-differences.tsx'

interface HeadProps {
  readonly stockTake: StockTakeRecord
  readonly onReload: () => void
  readonly onOpen: (dialog: 'approve' | 'cancel') => void
}

/** Sheet, import and decision. */
const Commands = ({ stockTake, onReload, onOpen }: HeadProps) => {
  const text = useText()
  const api = useApi()
  const tableFiles = useTableFiles()
  const { id, status, counted, recount } = stockTake
  const files = tableFiles({
    what: text('resources.stock-takes.sheet'),
    permission: permissionOf(exportCountingSheet),
    name: 'counting-sheet',
    fetched: (format) => api.download(exportCountingSheet, { id, format }),
  })
  return (
    <div className="end no-print">
      <ExportMenu files={files} />
      <Button tone="outline" small onPress={() => window.print()}>
        {text('resources.stock-takes.print')}
      </Button>
      {status === 'counting' && (
        <>
          <ImportCountsButton stockTake={stockTake} onDone={onReload} />
          <CommandButton permission={permissionOf(cancelStockTake)} tone="danger" onPress={() => onOpen('cancel')}>
            {text('resources.stock-takes.cancel.command')}
          </CommandButton>
          {counted > 0 && recount === 0 && (
            <CommandButton permission={permissionOf(approveStockTake)} tone="gold" onPress={() => onOpen('approve')}>
              {text('resources.stock-takes.approve.command')}
            </CommandButton>
          )}
        </>
      )}
    </div>
  )
}

const Loaded = ({ stockTake, onReload }: { stockTake: StockTakeRecord; onReload: () => void }) => {
  const text = useText()
  const format = useFormat()
  const notify = useNotify()
  const { permissions } = usePermissions()
  const [dialog, setDialog] = useState<'approve' | 'cancel'>()
  const { status, title, products, counted, recount, startedAt } = stockTake
  const isEditable = status === 'counting' && grantOf(permissions, permissionOf(recordCounts)) === 'granted'
  const seesDifferences = grantOf(permissions, permissionOf(approveStockTake)) === 'granted'
  const close = () => setDialog(undefined)
  const done = (what: 'approve' | 'cancel') => {
    close()
    notify(text(`resources.stock-takes.${what}.done`))
    onReload()
  }
  const reload = async () => onReload()
  return (
    <article className="stock-take-page">
      <header className="page-head">
        <h1>{title}</h1>
        <span className="tag">{text(`resources.stock-takes.status.${status}`)}</span>
        <Commands stockTake={stockTake} onReload={onReload} onOpen={setDialog} />
      </header>
      <p className="small" aria-live="polite">
        {text('resources.stock-takes.progress', {
          counted: format.number(counted),
          products: format.number(products),
          recount: format.number(recount),
          started: format.moment(startedAt),
        })}
      </p>
      <div className="stack">
        {seesDifferences && counted > 0 && <StockTakeDifferences stockTake={stockTake} />}
        <RecordCountsForm stockTake={stockTake} isEditable={isEditable} onDone={onReload} />
      </div>
      {dialog === 'approve' && (
        <ApproveStockTakeDialog
          stockTake={stockTake}
          onDone={() => done('approve')}
          onReload={reload}
          onClose={close}
        />
      )}
      {dialog === 'cancel' && (
        <CancelStockTakeDialog stockTake={stockTake} onDone={() => done('cancel')} onReload={reload} onClose={close} />
      )}
    </article>
  )
}

/** While differences are being booked, ms. */
const bookingPollMs = 1000

const Found = ({ id }: { id: StockTakeId }) => {
  const text = useText()
  const navigate = useNavigate()
  const { data, isPending, error, refetch } = useGetOne<StockTakeRecord>(
    'stock-takes',
    { id },
    { refetchInterval: ({ state }) => (state.data?.status === 'approved' ? bookingPollMs : false) },
  )
  usePageTitle(data?.title)
  if (isPending) return <PageSkeleton />
  if (data === undefined) {
    const isGone = statusOfError(error) === 404
    const message = isGone ? text('resources.stock-takes.not_found') : (error?.message ?? '')
    return <PageFailure message={message} onRetry={isGone ? () => navigate('/stock-takes') : () => void refetch()} />
  }
  return <Loaded stockTake={data} onReload={() => void refetch()} />
}

/** One stock-take: the counting sheet, on paper or on the screen, and the differences for who approves them. */
export const StockTakePage = () => {
  const text = useText()
  const navigate = useNavigate()
  const id = stockTakeId.safeParse(useParams().id)
  if (id.success) return <Found key={id.data} id={id.data} />
  return <PageFailure message={text('resources.stock-takes.not_found')} onRetry={() => navigate('/stock-takes')} />
}
