import { permissionOf } from '@pinline/contracts/api/call'
import { stockStatus } from '@pinline/contracts/catalogue/product/product-row'
import type { StockLevel } from '@pinline/contracts/catalogue/stock/receive-stock'
import { setReorderLevel } from '@pinline/contracts/catalogue/stock/set-reorder-level'
import { useState } from 'react'
import { DataTable, useNotify, useRefresh } from 'react-admin'
import { Link } from 'react-router-dom'
import { CommandButton } from '../../layout/command-button.tsx'
import { ConditionFilters } from '../../layout/list/conditions/condition-filters.tsx'
import { ChoiceFilter, TextFilter } from '../../layout/list/filters.tsx'
import { ListPage } from '../../layout/list/list-page.tsx'
import { ListTable } from '../../layout/list/list-table.tsx'
import { StockBadge } from '../../layout/stock-badge.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { ImportBinsButton } from '../orders/import-bins-dialog.tsx'
import { AdjustStockDialog } from './adjust-stock-dialog.tsx'
import { ExportStockMenu } from './export-stock-menu.tsx'
import { ReceiveStockDialog } from './receive-stock-dialog.tsx'
import { SetReorderLevelDialog } from './set-reorder-level-dialog.tsx'
import type { BookingKind } from './stock-booking.ts'
import type { StockRecord } from './stock-record.ts'

const columns = [
  'model',
  'manufacturer',
  'name',
  'bin',
  'stock_status',
  'available',
  'reorderLevel',
  'reserved',
  'sold',
  'received',
  'adjusted',
  'incoming',
  'commands',
]
const hiddenByDefault: readonly string[] = ['name', 'received', 'adjusted', 'reorderLevel']

const Filters = () => {
  const text = useText()
  return (
    <>
      <TextFilter source="q" label={text('resources.stock.filters.q')} />
      <TextFilter source="bin" label={text('resources.stock.filters.bin')} />
      <ChoiceFilter
        source="stock_status"
        label={text('resources.stock.fields.stock_status')}
        choices={stockStatus.options.map((id) => ({ id, name: text(`resources.stock.stock_status.${id}`) }))}
      />
      <ConditionFilters
        columns={[
          { source: 'available', kind: 'number', label: text('resources.stock.fields.available') },
          {
            source: 'reorderLevel',
            kind: 'number',
            label: text('resources.stock.fields.reorderLevel'),
            nullable: true,
          },
          { source: 'reserved', kind: 'number', label: text('resources.stock.fields.reserved') },
          { source: 'sold', kind: 'number', label: text('resources.stock.fields.sold') },
          { source: 'received', kind: 'number', label: text('resources.stock.fields.received') },
          { source: 'adjusted', kind: 'number', label: text('resources.stock.fields.adjusted') },
          { source: 'incoming', kind: 'date', label: text('resources.stock.fields.incoming'), nullable: true },
        ]}
      />
    </>
  )
}

interface Booking {
  readonly kind: BookingKind | 'reorder'
  readonly stock: StockRecord
}

const StockTable = ({ onBook }: { onBook: (booking: Booking) => void }) => {
  const text = useText()
  const format = useFormat()
  const figure = (value: number) => <span className="figure">{format.number(value)}</span>

  return (
    <ListTable<StockRecord> rowClick={false}>
      <DataTable.Col<StockRecord>
        source="model"
        render={(stock) => (
          <Link className="part-number part-cell" to={`/products/${stock.id}/show`}>
            {stock.model}
          </Link>
        )}
      />
      <DataTable.Col<StockRecord> source="manufacturer" />
      <DataTable.Col<StockRecord> source="name" disableSort />
      <DataTable.Col<StockRecord>
        source="bin"
        disableSort
        render={(stock) => <span className="figure nowrap">{stock.bin}</span>}
      />
      <DataTable.Col<StockRecord>
        source="stock_status"
        disableSort
        render={(stock) => <StockBadge status={stock.stock_status} />}
      />
      <DataTable.Col<StockRecord> source="available" align="right" render={(stock) => figure(stock.available)} />
      <DataTable.Col<StockRecord>
        source="reorderLevel"
        disableSort
        align="right"
        render={(stock) => (stock.reorderLevel === null ? null : figure(stock.reorderLevel))}
      />
      <DataTable.Col<StockRecord> source="reserved" align="right" render={(stock) => figure(stock.reserved)} />
      <DataTable.Col<StockRecord> source="sold" align="right" render={(stock) => figure(stock.sold)} />
      <DataTable.Col<StockRecord>
        source="received"
        disableSort
        align="right"
        render={(stock) => figure(stock.received)}
      />
      <DataTable.Col<StockRecord>
        source="adjusted"
        disableSort
        align="right"
        render={(stock) => figure(stock.adjusted)}
      />
      <DataTable.Col<StockRecord>
        source="incoming"
        disableSort
        render={(stock) =>
          stock.incoming === null ? null : (
            <span className="pair-cell">
              {figure(stock.incoming.quantity)}{' '}
              <span className="small">{format.calendarDate(stock.incoming.date)}</span>
            </span>
          )
        }
      />
      <DataTable.Col<StockRecord>
        source="commands"
        disableSort
        render={(stock) => (
          <span className="row-buttons">
            <CommandButton permission="stock.receive" onPress={() => onBook({ kind: 'receive', stock })}>
              {text('resources.stock.commands.receive')}
            </CommandButton>
            <CommandButton permission="stock.adjust" onPress={() => onBook({ kind: 'adjust', stock })}>
              {text('resources.stock.commands.adjust')}
            </CommandButton>
            <CommandButton
              permission={permissionOf(setReorderLevel)}
              onPress={() => onBook({ kind: 'reorder', stock })}
            >
              {text('resources.stock.reorder.command')}
            </CommandButton>
          </span>
        )}
      />
    </ListTable>
  )
}

/** The stock list. Changes are named commands, each with a reason. */
export const StockList = () => {
  const text = useText()
  const format = useFormat()
  const notify = useNotify()
  const refresh = useRefresh()
  const [booking, setBooking] = useState<Booking>()

  const done = (level: StockLevel) => {
    const model = booking?.stock.model ?? ''
    setBooking(undefined)
    notify('resources.stock.commands.done', { messageArgs: { model, available: format.number(level.available) } })
    refresh()
  }

  return (
    <>
      <ListPage
        sort={{ field: 'available', order: 'ASC' }}
        filters={<Filters />}
        columns={columns}
        hiddenByDefault={hiddenByDefault}
        actions={
          <>
            <Link to="/stock/reservations">{text('resources.reservations.title')}</Link>
            <ImportBinsButton onDone={refresh} small />
            <ExportStockMenu />
          </>
        }
      >
        <StockTable onBook={setBooking} />
      </ListPage>
      {booking?.kind === 'receive' && (
        <ReceiveStockDialog stock={booking.stock} onClose={() => setBooking(undefined)} onDone={done} />
      )}
      {booking?.kind === 'adjust' && (
        <AdjustStockDialog stock={booking.stock} onClose={() => setBooking(undefined)} onDone={done} />
      )}
      {booking?.kind === 'reorder' && (
        <SetReorderLevelDialog
          stock={booking.stock}
          onClose={() => setBooking(undefined)}
          onReload={refresh}
          onDone={() => {
            setBooking(undefined)
            notify('resources.stock.reorder.done')
            refresh()
          }}
        />
      )}
    </>
  )
}
