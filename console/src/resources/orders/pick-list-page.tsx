import './picking.css'
import { permissionOf } from '@pinline/contracts/api/call'
import { getPickListDocument } from '@pinline/contracts/order/document/get-pick-list-document'
import { listPicks, type PickRow } from '@pinline/contracts/order/picking/list-picks'
import { recordPick } from '@pinline/contracts/order/picking/record-pick'
import { setBin } from '@pinline/contracts/order/picking/set-bin'
import { useApi } from '@pinline/ui/api-client/api-context'
import { Button } from '@pinline/ui/design/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { Link } from 'react-router-dom'
import { CommandButton } from '../../layout/command-button.tsx'
import { EmptySheet } from '../../layout/empty-sheet.tsx'
import { PageFailure } from '../../layout/page-failure.tsx'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { usePageTitle } from '../../layout/page-title.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { ImportBinsButton } from './import-bins-dialog.tsx'
import { RecordPickDialog } from './record-pick-dialog.tsx'
import { SetBinDialog } from './set-bin-dialog.tsx'

const keyOf = ({ orderNo, productId }: PickRow) => `${orderNo} ${productId}`

const Picked = ({ pick, quantity }: Pick<PickRow, 'pick' | 'quantity'>) => {
  const text = useText()
  const format = useFormat()
  if (pick === null) return <span className="pick-blank" />
  return (
    <>
      {text('resources.orders.picking.picked_of', {
        picked: format.number(pick.picked),
        quantity: format.number(quantity),
      })}
      {pick.short > 0 && (
        <b className="pick-short"> {text('resources.orders.picking.missing', { short: format.number(pick.short) })}</b>
      )}
      {pick.lot !== null && (
        <span className="small"> {text('resources.orders.picking.lot_of', { lot: pick.lot })}</span>
      )}
    </>
  )
}

interface RowProps {
  readonly row: PickRow
  readonly onOpen: (dialog: 'pick' | 'bin') => void
}

const Row = ({ row, onOpen }: RowProps) => {
  const text = useText()
  const format = useFormat()
  const { orderNo, model, manufacturer, custom, quantity, bin, pick } = row
  return (
    <li className="pick-row" data-picked={pick !== null}>
      <span className="pick-bin figure">{bin ?? text('resources.orders.picking.no_bin')}</span>
      <span>
        <span className="part-number">{model}</span>
        <br />
        <span className="small">
          {manufacturer}
          {custom && ` · ${text('resources.orders.page.custom')}`}
        </span>
      </span>
      <span className="pick-quantity figure">{format.number(quantity)}</span>
      <span className="pick-done">
        <Picked pick={pick} quantity={quantity} />
      </span>
      <Link className="figure" to={`/orders/${orderNo}/show`}>
        {orderNo}
      </Link>
      <span className="line-commands">
        <CommandButton permission={permissionOf(setBin)} onPress={() => onOpen('bin')}>
          {text('resources.orders.picking.bin_command')}
          <span className="visually-hidden">{model}</span>
        </CommandButton>
        <CommandButton permission={permissionOf(recordPick)} tone="gold" onPress={() => onOpen('pick')}>
          {text('resources.orders.picking.command')}
          <span className="visually-hidden">
            {model} {orderNo}
          </span>
        </CommandButton>
      </span>
    </li>
  )
}

/** Links are good for an hour: an open page gets new ones in time, ms. */
const renewMs = 1_800_000

/** The list as PDF, as it is when it is opened. Not shown while there is no link. */
const PickListFile = () => {
  const text = useText()
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['picks', 'document'],
    queryFn: () => api.read(getPickListDocument, {}, { silent: true }),
    refetchInterval: renewMs,
  })
  return data === undefined ? null : (
    <a className="button" href={data.url}>
      {text('resources.orders.picking.pdf')}
    </a>
  )
}

/** What is to be picked for orders that are being prepared, from bin to bin; also on paper. */
export const PickListPage = () => {
  const text = useText()
  const notify = useNotify()
  const api = useApi()
  const { data, error, refetch } = useQuery({
    queryKey: ['picks'],
    queryFn: () => api.read(listPicks, {}, { silent: true }),
  })
  const [opened, setOpened] = useState<{ readonly row: PickRow; readonly dialog: 'pick' | 'bin' }>()
  const title = text('resources.orders.picking.list_title')
  usePageTitle(title)
  if (data === undefined)
    return error === null ? <PageSkeleton /> : <PageFailure message={error.message} onRetry={() => void refetch()} />
  const close = () => setOpened(undefined)
  const done = () => {
    close()
    notify('resources.orders.picking.done')
    void refetch()
  }
  return (
    <article className="pick-page">
      <header className="page-head">
        <h1>{title}</h1>
        <div className="end">
          <ImportBinsButton onDone={() => void refetch()} />
          {data.rows.length > 0 && <PickListFile />}
          <Button tone="outline" onPress={() => window.print()}>
            {text('resources.orders.picking.print')}
          </Button>
        </div>
      </header>
      {data.rows.length === 0 ? (
        <EmptySheet
          title={text('resources.orders.picking.none')}
          actions={<Link to="/orders">{text('resources.orders.picking.to_orders')}</Link>}
        />
      ) : (
        <section className="sheet" aria-label={title}>
          {data.more && <p className="notice notice-info">{text('resources.orders.picking.more')}</p>}
          <ul className="pick-rows">
            {data.rows.map((row) => (
              <Row key={keyOf(row)} row={row} onOpen={(dialog) => setOpened({ row, dialog })} />
            ))}
          </ul>
        </section>
      )}
      {opened?.dialog === 'pick' && <RecordPickDialog line={opened.row} onDone={done} onClose={close} />}
      {opened?.dialog === 'bin' && (
        <SetBinDialog
          row={opened.row}
          onDone={done}
          onClose={close}
          onReload={async () => {
            const newest = await refetch()
            return newest.data?.rows.find((row) => keyOf(row) === keyOf(opened.row))?.binVersion
          }}
        />
      )}
    </article>
  )
}
