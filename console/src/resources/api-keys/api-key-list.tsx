import './api-keys.css'
import type { ApiKeyRow } from '@pinline/contracts/account/api-keys/api-key-fields'
import { StockBadge } from '@pinline/ui/design/stock-badge.tsx'
import { useState } from 'react'
import { DataTable, useGetIdentity, useNotify, useRefresh } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { CommandMenu } from '../../layout/command-menu.tsx'
import { Icon } from '../../layout/icon.tsx'
import { ChoiceFilter } from '../../layout/list/filters.tsx'
import { ListPage } from '../../layout/list/list-page.tsx'
import { ListTable } from '../../layout/list/list-table.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { PersonName } from '../people/person-name.tsx'
import { ApiKeySecret } from './api-key-secret.tsx'
import { ChangeApiKeyByStaffDialog } from './change-api-key-by-staff-dialog.tsx'
import { CreateApiKeyByStaffDialog } from './create-api-key-by-staff-dialog.tsx'
import { RevokeApiKeyByStaffDialog } from './revoke-api-key-by-staff-dialog.tsx'
import { RotateApiKeyByStaffDialog } from './rotate-api-key-by-staff-dialog.tsx'

const columns = [
  'name',
  'owner',
  'scopes',
  'status',
  'createdAt',
  'expiresAt',
  'lastUsedAt',
  'requestsPerMinute',
  'commands',
] as const
const hiddenByDefault: readonly string[] = ['requestsPerMinute']

type Open =
  | { readonly kind: 'create' }
  | { readonly kind: 'change' | 'rotate' | 'revoke'; readonly apiKey: ApiKeyRow }
  | { readonly kind: 'secret'; readonly name: string; readonly secret: string | null }

const Filters = () => {
  const text = useText()
  return (
    <>
      <ChoiceFilter
        source="owner"
        label={text('resources.api-keys.fields.owner')}
        choices={[
          { id: 'staff', name: text('resources.api-keys.owner.staff') },
          { id: 'buyer', name: text('resources.api-keys.owner.buyer') },
        ]}
      />
      <ChoiceFilter
        source="status"
        label={text('resources.api-keys.fields.status')}
        choices={[
          { id: 'active', name: text('resources.api-keys.status.active') },
          { id: 'revoked', name: text('resources.api-keys.status.revoked') },
        ]}
      />
    </>
  )
}

const Name = ({ apiKey }: { apiKey: ApiKeyRow }) => {
  const text = useText()
  const format = useFormat()
  return (
    <span>
      <b>{apiKey.name}</b> <span className="figure small nowrap">{apiKey.prefix}…</span>
      {apiKey.previousUntil !== null && (
        <span className="small">
          {' '}
          {text('resources.api-keys.previous_until', { until: format.moment(apiKey.previousUntil) })}
        </span>
      )}
    </span>
  )
}

const Status = ({ apiKey: { status, expiresAt } }: { apiKey: ApiKeyRow }) => {
  const text = useText()
  const [openedAt] = useState(() => new Date().toISOString())
  const shown = status === 'active' && expiresAt !== null && expiresAt <= openedAt ? 'expired' : status
  return (
    <StockBadge status={shown === 'active' ? 'in' : 'out'}>{text(`resources.api-keys.status.${shown}`)}</StockBadge>
  )
}

const Moment = ({ at, otherwise }: { at: string | null; otherwise: string }) => {
  const format = useFormat()
  return at === null ? (
    <span className="small">{otherwise}</span>
  ) : (
    <span className="figure nowrap">{format.moment(at)}</span>
  )
}

/** Only its owner changes or rotates a key. */
const Commands = ({ apiKey, isOwn, onOpen }: { apiKey: ApiKeyRow; isOwn: boolean; onOpen: (open: Open) => void }) => {
  const text = useText()
  if (apiKey.status === 'revoked') return null
  const revoke = {
    permission: 'api-keys.revoke',
    label: text('resources.api-keys.commands.revoke'),
    danger: true,
    onPress: () => onOpen({ kind: 'revoke', apiKey }),
  } as const
  const own = [
    {
      permission: 'api-keys.create',
      label: text('resources.api-keys.commands.rotate'),
      onPress: () => onOpen({ kind: 'rotate', apiKey }),
    },
    {
      permission: 'api-keys.create',
      label: text('resources.api-keys.commands.change'),
      onPress: () => onOpen({ kind: 'change', apiKey }),
    },
  ]
  return (
    <span className="row-buttons">
      <CommandMenu
        label={text('forms.more', { name: apiKey.name ?? apiKey.prefix })}
        commands={isOwn ? [...own, revoke] : [revoke]}
      />
    </span>
  )
}

const Dialogs = ({ open, onOpen }: { open: Open; onOpen: (open: Open | undefined) => void }) => {
  const notify = useNotify()
  const refresh = useRefresh()
  const close = () => onOpen(undefined)
  const done = (what: 'change' | 'revoke', name: string | null) => {
    close()
    notify(`resources.api-keys.done.${what}`, { messageArgs: { name: name ?? '' } })
    refresh()
  }
  const showSecret = ({ key, secret }: { key: ApiKeyRow; secret: string | null }) => {
    refresh()
    onOpen({ kind: 'secret', name: key.name ?? key.prefix, secret })
  }
  switch (open.kind) {
    case 'create':
      return <CreateApiKeyByStaffDialog onClose={close} onDone={showSecret} />
    case 'rotate':
      return <RotateApiKeyByStaffDialog apiKey={open.apiKey} onClose={close} onDone={showSecret} />
    case 'change':
      return (
        <ChangeApiKeyByStaffDialog apiKey={open.apiKey} onClose={close} onDone={({ name }) => done('change', name)} />
      )
    case 'revoke':
      return (
        <RevokeApiKeyByStaffDialog
          apiKey={open.apiKey}
          onClose={close}
          onReload={async () => refresh()}
          onDone={() => done('revoke', open.apiKey.name)}
        />
      )
    case 'secret':
      return <ApiKeySecret name={open.name} secret={open.secret} onClose={close} />
    default:
      return open satisfies never
  }
}

/** The keys of staff and of buyers, whose they are and when they were used last. */
export const ApiKeyList = () => {
  const text = useText()
  const format = useFormat()
  const { identity } = useGetIdentity()
  const [open, setOpen] = useState<Open>()
  return (
    <>
      <ListPage
        sort={{ field: 'createdAt', order: 'DESC' }}
        filters={<Filters />}
        columns={columns}
        hiddenByDefault={hiddenByDefault}
        actions={
          <CommandButton permission="api-keys.create" tone="gold" onPress={() => setOpen({ kind: 'create' })}>
            <Icon name="plus" size={16} />
            {text('resources.api-keys.commands.create')}
          </CommandButton>
        }
      >
        <ListTable<ApiKeyRow> rowClick={false}>
          <DataTable.Col<ApiKeyRow> source="name" disableSort render={(apiKey) => <Name apiKey={apiKey} />} />
          <DataTable.Col<ApiKeyRow> source="owner" disableSort render={({ owner }) => <PersonName id={owner.id} />} />
          <DataTable.Col<ApiKeyRow>
            source="scopes"
            disableSort
            render={({ scopes }) => (
              <span className="scope-list">
                {scopes.map((scope) => (
                  <span key={scope} className="tag figure">
                    {scope}
                  </span>
                ))}
              </span>
            )}
          />
          <DataTable.Col<ApiKeyRow> source="status" disableSort render={(apiKey) => <Status apiKey={apiKey} />} />
          <DataTable.Col<ApiKeyRow>
            source="createdAt"
            render={({ createdAt }) => <Moment at={createdAt} otherwise="" />}
          />
          <DataTable.Col<ApiKeyRow>
            source="expiresAt"
            disableSort
            render={({ expiresAt }) => <Moment at={expiresAt} otherwise={text('resources.api-keys.expiry.never')} />}
          />
          <DataTable.Col<ApiKeyRow>
            source="lastUsedAt"
            disableSort
            render={({ lastUsedAt }) => <Moment at={lastUsedAt} otherwise={text('resources.api-keys.unused')} />}
          />
          <DataTable.Col<ApiKeyRow>
            source="requestsPerMinute"
            disableSort
            render={({ requestsPerMinute }) => <span className="figure">{format.number(requestsPerMinute)}</span>}
          />
          <DataTable.Col<ApiKeyRow>
            source="commands"
            disableSort
            render={(apiKey) => <Commands apiKey={apiKey} isOwn={identity?.id === apiKey.owner.id} onOpen={setOpen} />}
          />
        </ListTable>
      </ListPage>
      {open !== undefined && <Dialogs open={open} onOpen={setOpen} />}
    </>
  )
}
