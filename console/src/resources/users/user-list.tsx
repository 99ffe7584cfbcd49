import './users.css'
import type { UserRow } from '@pinline/contracts/account/permissions/user-row'
import { useState } from 'react'
import { DataTable, useGetIdentity, useNotify, useRefresh } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { CommandMenu } from '../../layout/command-menu.tsx'
import { ChoiceFilter, TextFilter } from '../../layout/filters.tsx'
import { Icon } from '../../layout/icon.tsx'
import { ListPage } from '../../layout/list-page.tsx'
import { StateMark } from '../../layout/state-mark.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { CreateUserDialog } from './create-user-dialog.tsx'
import { EditUserDialog } from './edit-user-dialog.tsx'
import { OneTimePassword } from './one-time-password.tsx'
import { useRoleChoices } from './use-role-choices.ts'
import { DeleteUserDialog, ResetPasswordDialog, UserStateDialog } from './user-confirmation.tsx'

const columns = [
  'username',
  'name',
  'roleName',
  'phone',
  'email',
  'state',
  'secondFactor',
  'admittedAt',
  'commands',
] as const
const hiddenAtFirst: readonly string[] = ['phone']

type Open =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit' | 'state' | 'reset' | 'delete'; readonly user: UserRow }
  | { readonly kind: 'password'; readonly username: string; readonly password: string | null }

const Filters = () => {
  const text = useText()
  const roles = useRoleChoices()
  return (
    <>
      <TextFilter source="q" label={text('resources.users.filters.q')} />
      {roles.length > 0 && (
        <ChoiceFilter source="roleId" label={text('resources.users.fields.roleId')} choices={roles} />
      )}
      <ChoiceFilter
        source="state"
        label={text('resources.users.fields.state')}
        choices={[
          { id: 'false', name: text('forms.enabled') },
          { id: 'true', name: text('forms.disabled') },
        ]}
      />
    </>
  )
}

const Username = ({ user, own }: { user: UserRow; own: boolean }) => {
  const text = useText()
  return (
    <span className="user-cell">
      <b className="part">{user.username}</b>
      {own && <span className="tag">{text('resources.users.you')}</span>}
      {user.mustChangePassword && <span className="sub">{text('resources.users.must_change')}</span>}
    </span>
  )
}

const Commands = ({ user, onOpen }: { user: UserRow; onOpen: (open: Open) => void }) => {
  const text = useText()
  return (
    <span className="row-buttons">
      <CommandButton authority="users.update" onPress={() => onOpen({ kind: 'edit', user })}>
        {text('resources.users.commands.edit')}
      </CommandButton>
      <CommandMenu
        label={text('forms.more', { name: user.username })}
        commands={[
          {
            authority: 'users.reset',
            label: text('resources.users.commands.reset'),
            onPress: () => onOpen({ kind: 'reset', user }),
          },
          {
            authority: 'users.state',
            label: text(user.state ? 'resources.users.commands.enable' : 'resources.users.commands.disable'),
            onPress: () => onOpen({ kind: 'state', user }),
          },
          {
            authority: 'users.delete',
            label: text('resources.users.commands.delete'),
            danger: true,
            onPress: () => onOpen({ kind: 'delete', user }),
          },
        ]}
      />
    </span>
  )
}

const Dialogs = ({ open, onOpen }: { open: Open; onOpen: (open: Open | undefined) => void }) => {
  const notify = useNotify()
  const refresh = useRefresh()
  const close = () => onOpen(undefined)
  const done = (what: 'create' | 'edit' | 'disable' | 'enable' | 'delete', username: string) => {
    close()
    notify(`resources.users.done.${what}`, { messageArgs: { username } })
    refresh()
  }

  switch (open.kind) {
    case 'create':
      return (
        <CreateUserDialog
          onClose={close}
          onDone={({ user, password }, chosen) => {
            done('create', user.username)
            if (!chosen) onOpen({ kind: 'password', username: user.username, password })
          }}
        />
      )
    case 'edit':
      return <EditUserDialog user={open.user} onClose={close} onDone={({ username }) => done('edit', username)} />
    case 'state':
      return (
        <UserStateDialog
          user={open.user}
          onClose={close}
          onDone={({ state, username }) => done(state ? 'disable' : 'enable', username)}
        />
      )
    case 'reset':
      return (
        <ResetPasswordDialog
          user={open.user}
          onClose={close}
          onDone={({ user, password }) => {
            refresh()
            onOpen({ kind: 'password', username: user.username, password })
          }}
        />
      )
    case 'delete':
      return <DeleteUserDialog user={open.user} onClose={close} onDone={() => done('delete', open.user.username)} />
    case 'password':
      return <OneTimePassword username={open.username} password={open.password} onClose={close} />
    default: {
      const missing: never = open
      return missing
    }
  }
}

/** The staff: who they are, what they may do, and the commands on them. */
export const UserList = () => {
  const text = useText()
  const format = useFormat()
  const { identity } = useGetIdentity()
  const [open, setOpen] = useState<Open>()

  return (
    <>
      <ListPage
        sort={{ field: 'username', order: 'ASC' }}
        filters={<Filters />}
        columns={columns}
        hiddenAtFirst={hiddenAtFirst}
        actions={
          <CommandButton authority="users.create" tone="gold" onPress={() => setOpen({ kind: 'create' })}>
            <Icon name="plus" size={16} />
            {text('resources.users.commands.create')}
          </CommandButton>
        }
      >
        <DataTable<UserRow> rowClick={false} bulkActionButtons={false} hiddenColumns={[...hiddenAtFirst]} size="small">
          <DataTable.Col<UserRow>
            source="username"
            render={(user) => <Username user={user} own={identity?.id === user.id} />}
          />
          <DataTable.Col<UserRow> source="name" disableSort />
          <DataTable.Col<UserRow> source="roleName" disableSort />
          <DataTable.Col<UserRow>
            source="phone"
            disableSort
            render={(user) => <span className="mono">{user.phone}</span>}
          />
          <DataTable.Col<UserRow> source="email" disableSort />
          <DataTable.Col<UserRow> source="state" disableSort render={(user) => <StateMark disabled={user.state} />} />
          <DataTable.Col<UserRow>
            source="secondFactor"
            disableSort
            render={(user) => text(`resources.users.second_factor.${user.secondFactor ? 'on' : 'off'}`)}
          />
          <DataTable.Col<UserRow>
            source="admittedAt"
            render={(user) => <span className="mono nowrap">{format.date(user.admittedAt)}</span>}
          />
          <DataTable.Col<UserRow>
            source="commands"
            disableSort
            render={(user) => <Commands user={user} onOpen={setOpen} />}
          />
        </DataTable>
      </ListPage>
      {open !== undefined && <Dialogs open={open} onOpen={setOpen} />}
    </>
  )
}
