import './erasures.css'
import type { ErasureRow } from '@pinline/contracts/account/people/erasures-resource'
import { DataTable, ResourceContextProvider } from 'react-admin'
import { Link } from 'react-router-dom'
import { ChoiceFilter, DayFilter } from '../../layout/list/filters.tsx'
import { ListPage } from '../../layout/list/list-page.tsx'
import { ListTable } from '../../layout/list/list-table.tsx'
import { usePageTitle } from '../../layout/page-title.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { HistoryActor } from '../stock/history-actor.tsx'
import { ExportErasuresMenu } from './export-erasures-menu.tsx'

const columns = ['erasedAt', 'id', 'held', 'kind', 'by', 'vault']

const vaultKinds = ['address', 'apikey', 'company', 'contact', 'credential', 'note', 'profile', 'secondfactor'] as const
const vaultKindOf = (kind: string) => vaultKinds.find((known) => known === kind)

const Filters = () => {
  const text = useText()
  return (
    <>
      <ChoiceFilter
        source="kind"
        label={text('resources.erasures.fields.kind')}
        choices={(['buyer', 'staff'] as const).map((id) => ({ id, name: text(`resources.erasures.kind.${id}`) }))}
      />
      <DayFilter source="from" label={text('resources.erasures.filters.from')} at="first" />
      <DayFilter source="to" label={text('resources.erasures.filters.to')} at="last" />
    </>
  )
}

/** What the vault had, by kind. */
const VaultKinds = ({ vault }: Pick<ErasureRow, 'vault'>) => {
  const text = useText()
  const format = useFormat()
  return (
    <div className="erasure-vault">
      {format.list(
        vault.map(({ kind, entries }) => {
          const known = vaultKindOf(kind)
          return `${known === undefined ? kind : text(`resources.erasures.vault.${known}`)} ${format.number(entries)}`
        }),
      )}
    </div>
  )
}

/** Whether the vaults hold nothing of the person any more, and where they were not counted. */
const Proof = ({ held, retained, proved, services }: ErasureRow) => {
  const text = useText()
  const format = useFormat()
  const left = services.flatMap(({ service, vault }) =>
    vault?.some((one) => one.held > 0 && !one.retained) ? [service] : [],
  )
  const silent = services.flatMap(({ service, vault }) => (vault === null ? [service] : []))
  return (
    <div className="erasure-proof">
      {proved && <span className="tag">{text('resources.erasures.proof.none')}</span>}
      {held > 0 && (
        <b className="late">
          {text('resources.erasures.proof.left', { entries: format.number(held) })}
          {left.length > 0 && ` (${format.list(left)})`}
        </b>
      )}
      {silent.length > 0 && (
        <span className="small late">
          {text('resources.erasures.proof.not_counted', { services: format.list(silent) })}
        </span>
      )}
      {retained > 0 && (
        <span className="small">{text('resources.erasures.proof.retained', { entries: format.number(retained) })}</span>
      )}
    </div>
  )
}

/** Erased persons, the latest first, and whether the vault holds something of them. */
export const ErasureList = () => {
  const text = useText()
  usePageTitle(text('resources.erasures.title'))
  const format = useFormat()
  return (
    <ResourceContextProvider value="erasures">
      <ListPage
        sort={{ field: 'erasedAt', order: 'DESC' }}
        filters={<Filters />}
        columns={columns}
        actions={
          <>
            <Link to="/operations">{text('operations.title')}</Link>
            <ExportErasuresMenu />
          </>
        }
      >
        <p className="sheet-note small">{text('resources.erasures.hint')}</p>
        <ListTable<ErasureRow> rowClick={false}>
          <DataTable.Col<ErasureRow>
            source="erasedAt"
            render={({ erasedAt }) => (
              <time className="figure nowrap" dateTime={erasedAt}>
                {format.moment(erasedAt)}
              </time>
            )}
          />
          <DataTable.Col<ErasureRow>
            source="id"
            disableSort
            render={({ id }) => <span className="figure">{id}</span>}
          />
          <DataTable.Col<ErasureRow> source="held" disableSort render={(row) => <Proof {...row} />} />
          <DataTable.Col<ErasureRow>
            source="kind"
            disableSort
            render={({ kind }) => text(`resources.erasures.kind.${kind}`)}
          />
          <DataTable.Col<ErasureRow> source="by" disableSort render={({ by }) => <HistoryActor actor={by} />} />
          <DataTable.Col<ErasureRow> source="vault" disableSort render={({ vault }) => <VaultKinds vault={vault} />} />
        </ListTable>
      </ListPage>
    </ResourceContextProvider>
  )
}
