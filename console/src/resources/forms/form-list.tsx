import { type FormRecord, formStatus } from '@pinline/contracts/notification/form/form-row'
import { formKind } from '@pinline/events/notification/form-submitted'
import { DataTable, useGetIdentity } from 'react-admin'
import { ChoiceFilter, ChoicesFilter, OnlyFilter, TextFilter } from '../../layout/list/filters.tsx'
import { ListPage } from '../../layout/list/list-page.tsx'
import { ListTable } from '../../layout/list/list-table.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { PersonName } from '../people/person-name.tsx'
import { Due } from '../to-dos/due.tsx'
import { ExportFormsMenu } from './export-forms-menu.tsx'
import { FormStatusTag } from './form-status-tag.tsx'
import { useSenderName } from './use-sender-name.ts'

const columns = ['formNo', 'status', 'answerBy', 'kind', 'sender', 'company', 'assignee', 'createdAt'] as const

const Filters = () => {
  const text = useText()
  const { identity } = useGetIdentity()
  return (
    <div className="filter-grid">
      <TextFilter source="q" label={text('resources.forms.fields.formNo')} />
      <ChoicesFilter
        source="status"
        label={text('resources.forms.fields.status')}
        choices={formStatus.options.map((id) => ({ id, name: text(`resources.forms.status.${id}`) }))}
      />
      <ChoiceFilter
        source="kind"
        label={text('resources.forms.fields.kind')}
        choices={formKind.options.map((id) => ({ id, name: text(`resources.forms.kind.${id}`) }))}
      />
      <ChoiceFilter
        source="assignee"
        label={text('resources.forms.fields.assignee')}
        choices={[
          ...(identity === undefined ? [] : [{ id: String(identity.id), name: text('resources.forms.filters.mine') }]),
          { id: 'none', name: text('resources.forms.filters.nobody') },
        ]}
      />
      <OnlyFilter source="overdue" label={text('resources.forms.filters.overdue')} />
      <OnlyFilter source="suspected" label={text('resources.forms.filters.suspected')} />
    </div>
  )
}

/** Forms, newest first, without those that machines seem to have filled in. */
export const FormList = () => {
  const text = useText()
  const format = useFormat()
  const senderName = useSenderName()
  return (
    <ListPage
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={<Filters />}
      actions={<ExportFormsMenu />}
      columns={columns}
      hiddenByDefault={[]}
    >
      <ListTable<FormRecord> rowClick="show">
        <DataTable.Col<FormRecord>
          source="formNo"
          disableSort
          render={(form) => <span className="part-number">{form.formNo}</span>}
        />
        <DataTable.Col<FormRecord> source="status" disableSort render={(form) => <FormStatusTag form={form} />} />
        <DataTable.Col<FormRecord>
          source="answerBy"
          disableSort
          render={(form) =>
            form.status === 'submitted' && form.suspicion === null ? <Due at={form.answerBy} /> : null
          }
        />
        <DataTable.Col<FormRecord>
          source="kind"
          disableSort
          render={(form) => text(`resources.forms.kind.${form.kind}`)}
        />
        <DataTable.Col<FormRecord> source="sender" disableSort render={(form) => senderName(form)} />
        <DataTable.Col<FormRecord> source="company" disableSort render={(form) => form.content?.company ?? ''} />
        <DataTable.Col<FormRecord>
          source="assignee"
          disableSort
          render={(form) => (form.assignee === null ? null : <PersonName id={form.assignee} />)}
        />
        <DataTable.Col<FormRecord>
          source="createdAt"
          render={(form) => <span className="figure nowrap">{format.moment(form.createdAt)}</span>}
        />
      </ListTable>
    </ListPage>
  )
}
