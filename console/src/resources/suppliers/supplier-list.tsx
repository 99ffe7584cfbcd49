import { permissionOf } from '@pinline/contracts/api/call'
import { addSupplier } from '@pinline/contracts/catalogue/supplier/add-supplier'
import { supplierState } from '@pinline/contracts/catalogue/supplier/supplier-fields'
import type { SupplierRecord } from '@pinline/contracts/catalogue/supplier/supplier-record'
import { DataTable } from 'react-admin'
import { Link, useNavigate } from 'react-router-dom'
import { CommandButton } from '../../layout/command-button.tsx'
import { Icon } from '../../layout/icon.tsx'
import { ChoiceFilter, TextFilter } from '../../layout/list/filters.tsx'
import { ListPage } from '../../layout/list/list-page.tsx'
import { ListTable } from '../../layout/list/list-table.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { PersonName } from '../people/person-name.tsx'
import { useCountries } from '../settings/use-seller.ts'

const columns = [
  ...(['name', 'number', 'city', 'country', 'contactName', 'email', 'phone', 'currency'] as const),
  ...(['leadTimeDays', 'updatedAt', 'updatedBy'] as const),
]
const hiddenByDefault = ['phone', 'updatedBy'] as const

const Filters = () => {
  const text = useText()
  return (
    <div className="filter-grid">
      <TextFilter source="q" label={text('resources.suppliers.filters.q')} />
      <ChoiceFilter
        source="state"
        label={text('resources.suppliers.fields.state')}
        choices={supplierState.options.map((id) => ({ id, name: text(`resources.suppliers.state.${id}`) }))}
      />
    </div>
  )
}

/** Suppliers by name, archived ones with a mark. */
export const SupplierList = () => {
  const text = useText()
  const format = useFormat()
  const navigate = useNavigate()
  const countries = useCountries()
  return (
    <ListPage
      sort={{ field: 'name', order: 'ASC' }}
      filters={<Filters />}
      columns={columns}
      hiddenByDefault={hiddenByDefault}
      actions={
        <CommandButton
          permission={permissionOf(addSupplier)}
          tone="gold"
          onPress={() => void navigate('/suppliers/create')}
        >
          <Icon name="plus" size={16} />
          {text('resources.suppliers.commands.add')}
        </CommandButton>
      }
    >
      <ListTable<SupplierRecord> rowClick="edit">
        <DataTable.Col<SupplierRecord>
          source="name"
          render={({ id, name, state }) => (
            <span className="text-cell">
              <Link to={`/suppliers/${id}`}>
                <b>{name}</b>
              </Link>
              {state === 'archived' && <span className="tag">{text('resources.suppliers.state.archived')}</span>}
            </span>
          )}
        />
        <DataTable.Col<SupplierRecord>
          source="number"
          disableSort
          render={({ number }) => <span className="figure">{number}</span>}
        />
        <DataTable.Col<SupplierRecord> source="city" disableSort />
        <DataTable.Col<SupplierRecord>
          source="country"
          disableSort
          render={({ country }) => countries.find(({ code }) => code === country)?.name ?? country}
        />
        <DataTable.Col<SupplierRecord> source="contactName" disableSort />
        <DataTable.Col<SupplierRecord>
          source="email"
          disableSort
          render={({ email }) => email !== '' && <a href={`mailto:${email}`}>{email}</a>}
        />
        <DataTable.Col<SupplierRecord>
          source="phone"
          disableSort
          render={({ phone }) => <span className="figure nowrap">{phone}</span>}
        />
        <DataTable.Col<SupplierRecord> source="currency" disableSort />
        <DataTable.Col<SupplierRecord>
          source="leadTimeDays"
          disableSort
          align="right"
          render={({ leadTimeDays }) => (
            <span className="figure">{leadTimeDays === null ? '' : format.number(leadTimeDays)}</span>
          )}
        />
        <DataTable.Col<SupplierRecord>
          source="updatedAt"
          render={({ updatedAt }) => <span className="figure nowrap">{format.moment(updatedAt)}</span>}
        />
        <DataTable.Col<SupplierRecord>
          source="updatedBy"
          disableSort
          render={({ updatedBy }) => updatedBy !== null && <PersonName id={updatedBy} />}
        />
      </ListTable>
    </ListPage>
  )
}
