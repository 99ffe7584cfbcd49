import { permissionOf } from '@pinline/contracts/api/call'
import { startStockTake } from '@pinline/contracts/catalogue/stock-take/start-stock-take'
import { type StockTakeRecord, stockTakeStatus } from '@pinline/contracts/catalogue/stock-take/stock-takes-resource'
import { useState } from 'react'
import { DataTable } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { ChoicesFilter, TextFilter } from '../../layout/list/filters.tsx'
import { ListPage } from '../../layout/list/list-page.tsx'
import { ListTable } from '../../layout/list/list-table.tsx'
import { useVisitAfterDialog } from '../../layout/use-visit-after-dialog.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { PersonName } from '../people/person-name.tsx'
import { StartStockTakeDialog } from './start-stock-take-dialog.tsx'

const columns = ['title', 'status', 'counted', 'recount', 'differences', 'startedAt', 'startedBy']

const Filters = () => {
  const text = useText()
  return (
    <>
      <TextFilter source="q" label={text('resources.stock-takes.fields.title')} />
      <ChoicesFilter
        source="status"
        label={text('resources.stock-takes.fields.status')}
        choices={stockTakeStatus.options.map((id) => ({ id, name: text(`resources.stock-takes.status.${id}`) }))}
      />
    </>
  )
}

/** Stock-takes, newest first. */
export const StockTakeList = () => {
  const text = useText()
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const visit = useVisitAfterDialog(() => setOpen(false))
  const figure = (value: number | null) =>
    value === null ? null : <span className="figure">{format.number(value)}</span>
  return (
    <>
      <ListPage
        sort={{ field: 'startedAt', order: 'DESC' }}
        filters={<Filters />}
        columns={columns}
        actions={
          <CommandButton permission={permissionOf(startStockTake)} tone="gold" onPress={() => setOpen(true)}>
            {text('resources.stock-takes.start.command')}
          </CommandButton>
        }
      >
        <ListTable<StockTakeRecord> rowClick="show">
          <DataTable.Col<StockTakeRecord> source="title" disableSort />
          <DataTable.Col<StockTakeRecord>
            source="status"
            disableSort
            render={({ status }) => <span className="tag">{text(`resources.stock-takes.status.${status}`)}</span>}
          />
          <DataTable.Col<StockTakeRecord>
            source="counted"
            disableSort
            align="right"
            render={({ counted, products }) => (
              <span className="figure nowrap">
                {text('resources.stock-takes.counted_of', {
                  counted: format.number(counted),
                  products: format.number(products),
                })}
              </span>
            )}
          />
          <DataTable.Col<StockTakeRecord>
            source="recount"
            disableSort
            align="right"
            render={({ status, recount }) => figure(status === 'counting' ? recount : null)}
          />
          <DataTable.Col<StockTakeRecord>
            source="differences"
            disableSort
            align="right"
            render={({ differences }) => figure(differences)}
          />
          <DataTable.Col<StockTakeRecord>
            source="startedAt"
            render={({ startedAt }) => <span className="figure nowrap">{format.moment(startedAt)}</span>}
          />
          <DataTable.Col<StockTakeRecord>
            source="startedBy"
            disableSort
            render={({ startedBy }) => (startedBy === null ? null : <PersonName id={startedBy} />)}
          />
        </ListTable>
      </ListPage>
      {isOpen && (
        <StartStockTakeDialog onClose={() => setOpen(false)} onDone={(id) => visit(`/stock-takes/${id}/show`)} />
      )}
    </>
  )
}
