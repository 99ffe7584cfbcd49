import { afterSaleStatuses } from '@pinline/contracts/order/after-sale/after-sale-status'
import type { AfterSaleRecord } from '@pinline/contracts/order/after-sale/after-sales-resource'
import { afterSaleKind } from '@pinline/events/order/after-sale-kind'
import { DataTable } from 'react-admin'
import { Link } from 'react-router-dom'
import { DemoTag } from '../../layout/demo-tag.tsx'
import { ConditionFilters } from '../../layout/list/conditions/condition-filters.tsx'
import { ChoiceFilter, ChoicesFilter, OnlyFilter, TextFilter } from '../../layout/list/filters.tsx'
import { ListPage } from '../../layout/list/list-page.tsx'
import { ListTable } from '../../layout/list/list-table.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { PersonName } from '../people/person-name.tsx'
import { Due } from '../to-dos/due.tsx'
import { AfterSaleStatusTag } from './after-sale-status-tag.tsx'

const columns = [
  'afterSaleNo',
  'status',
  'answerBy',
  'assignee',
  'kind',
  'reason',
  'model',
  'quantity',
  'buyerId',
  'createdAt',
] as const

const Filters = () => {
  const text = useText()
  return (
    <>
      <div className="filter-grid">
        <TextFilter source="q" label={text('resources.after-sales.filters.number')} />
        <ChoicesFilter
          source="status"
          label={text('resources.after-sales.fields.status')}
          choices={afterSaleStatuses.map((id) => ({ id, name: text(`resources.after-sales.status.${id}`) }))}
        />
        <ChoiceFilter
          source="kind"
          label={text('resources.after-sales.fields.kind')}
          choices={afterSaleKind.options.map((id) => ({ id, name: text(`resources.after-sales.kind.${id}`) }))}
        />
        <TextFilter source="buyerId" label={text('resources.buyers.fields.id')} />
        <ChoiceFilter
          source="assignee"
          label={text('resources.after-sales.fields.assignee')}
          choices={(['me', 'nobody'] as const).map((id) => ({
            id,
            name: text(`resources.after-sales.assign.${id}`),
          }))}
        />
        <OnlyFilter source="overdue" label={text('resources.after-sales.filters.overdue')} />
      </div>
      <ConditionFilters
        columns={[
          { source: 'createdAt', kind: 'date', label: text('resources.after-sales.fields.createdAt') },
          { source: 'answerBy', kind: 'date', label: text('resources.after-sales.fields.answerBy') },
          { source: 'quantity', kind: 'number', label: text('resources.after-sales.fields.quantity') },
        ]}
      />
    </>
  )
}

/** After-sales requests, newest first. */
export const AfterSaleList = () => {
  const text = useText()
  const format = useFormat()
  return (
    <ListPage
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={<Filters />}
      columns={columns}
      hiddenByDefault={[]}
      actions={
        <Link className="button button-small" to="/after-sales/reasons">
          {text('resources.after-sales.statistics.title')}
        </Link>
      }
    >
      <ListTable<AfterSaleRecord> rowClick="show">
        <DataTable.Col<AfterSaleRecord>
          source="afterSaleNo"
          disableSort
          render={(request) => <span className="part-number">{request.afterSaleNo}</span>}
        />
        <DataTable.Col<AfterSaleRecord>
          source="status"
          disableSort
          render={(request) => <AfterSaleStatusTag status={request.status} />}
        />
        <DataTable.Col<AfterSaleRecord>
          source="answerBy"
          disableSort
          render={(request) => (request.status === 'submitted' ? <Due at={request.answerBy} /> : null)}
        />
        <DataTable.Col<AfterSaleRecord>
          source="assignee"
          disableSort
          render={({ assignee }) => (assignee === null ? null : <PersonName id={assignee} />)}
        />
        <DataTable.Col<AfterSaleRecord>
          source="kind"
          disableSort
          render={(request) => text(`resources.after-sales.kind.${request.kind}`)}
        />
        <DataTable.Col<AfterSaleRecord>
          source="reason"
          disableSort
          render={(request) => text(`resources.after-sales.reason.${request.reason}`)}
        />
        <DataTable.Col<AfterSaleRecord> source="model" disableSort />
        <DataTable.Col<AfterSaleRecord>
          source="quantity"
          disableSort
          align="right"
          render={(request) => <span className="figure">{format.number(request.quantity)}</span>}
        />
        <DataTable.Col<AfterSaleRecord>
          source="buyerId"
          disableSort
          render={(request) => (
            <>
              <PersonName id={request.buyerId} /> <DemoTag id={request.buyerId} />
            </>
          )}
        />
        <DataTable.Col<AfterSaleRecord>
          source="createdAt"
          render={(request) => <span className="figure nowrap">{format.moment(request.createdAt)}</span>}
        />
      </ListTable>
    </ListPage>
  )
}
