import { type QuotationRecord, quotationStatuses } from '@pinline/contracts/order/quotation/quotation-row'
import { DataTable } from 'react-admin'
import { DemoTag } from '../../layout/demo-tag.tsx'
import { ChoicesFilter, OnlyFilter, TextFilter } from '../../layout/list/filters.tsx'
import { ListPage } from '../../layout/list/list-page.tsx'
import { ListTable } from '../../layout/list/list-table.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { PersonName } from '../people/person-name.tsx'
import { Due } from '../to-dos/due.tsx'
import { QuotationStatusTag } from './quotation-status-tag.tsx'

const columns = ['quotationNo', 'status', 'answerBy', 'parts', 'currency', 'buyerId', 'createdAt'] as const

const Filters = () => {
  const text = useText()
  return (
    <div className="filter-grid">
      <TextFilter source="q" label={text('resources.quotations.filters.number')} />
      <ChoicesFilter
        source="status"
        label={text('resources.quotations.fields.status')}
        choices={quotationStatuses.map((id) => ({ id, name: text(`resources.quotations.status.${id}`) }))}
      />
      <TextFilter source="buyerId" label={text('resources.buyers.fields.id')} />
      <OnlyFilter source="overdue" label={text('resources.quotations.filters.overdue')} />
    </div>
  )
}

/** Quotations, newest first. */
export const QuotationList = () => {
  const text = useText()
  const format = useFormat()
  const partsOf = ({ lines: [first, ...others] }: QuotationRecord) =>
    others.length === 0
      ? first?.model
      : text('resources.quotations.more', { model: first?.model ?? '', smart_count: others.length })
  return (
    <ListPage sort={{ field: 'createdAt', order: 'DESC' }} filters={<Filters />} columns={columns} hiddenByDefault={[]}>
      <ListTable<QuotationRecord> rowClick="show">
        <DataTable.Col<QuotationRecord>
          source="quotationNo"
          disableSort
          render={(quotation) => <span className="part-number">{quotation.quotationNo}</span>}
        />
        <DataTable.Col<QuotationRecord>
          source="status"
          disableSort
          render={(quotation) => <QuotationStatusTag status={quotation.status} />}
        />
        <DataTable.Col<QuotationRecord>
          source="answerBy"
          disableSort
          render={({ answerBy }) => (answerBy === null ? null : <Due at={answerBy} />)}
        />
        <DataTable.Col<QuotationRecord>
          source="parts"
          label={text('resources.quotations.fields.parts')}
          disableSort
          render={partsOf}
        />
        <DataTable.Col<QuotationRecord> source="currency" disableSort />
        <DataTable.Col<QuotationRecord>
          source="buyerId"
          disableSort
          render={({ buyerId }) => (
            <>
              <PersonName id={buyerId} /> <DemoTag id={buyerId} />
            </>
          )}
        />
        <DataTable.Col<QuotationRecord>
          source="createdAt"
          render={({ createdAt }) => <span className="figure nowrap">{format.moment(createdAt)}</span>}
        />
      </ListTable>
    </ListPage>
  )
}
