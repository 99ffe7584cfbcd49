import './users.css'
import type { StaffRow } from '@pinline/contracts/account/permissions/staff-row'
import { useState } from 'react'
import { DataTable, useGetIdentity, useNotify, useRefresh } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { CommandMenu } from '../../layout/command-menu.tsx'
import { ChoiceFilter, TextFilter } from '../../layout/filters.tsx'
import { Icon } from '../../layout/icon.tsx'
import { ListPage } from '../../layout/list-page.tsx'
import { StateBadge } from '../../layout/state-badge.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { CreateStaffDialog } from './create-staff-dialog.tsx'
import { OneTimePassword } from './one-time-password.tsx'
import { RemoveStaffDialog, ResetStaffPasswordDialog, SetStaffStateDialog } from './staff-dialogs.tsx'
import { UpdateStaffDialog } from './update-staff-dialog.tsx'
import { useRoleChoices } from './use-role-choices.ts'

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
const hiddenByDefault: readonly string[] = ['phone']

type Open =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit' | 'state' | 'reset' | 'delete'; readonly user: StaffRow }
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

const Username = ({ user, own }: { user: StaffRow; own: boolean }) => {
  const text = useText()
  return (
    <span className="user-cell">
      <b className="part">{user.username}</b>
      {own && <span className="tag">{text('resources.users.you')}</span>}
      {user.mustChangePassword && <span className="sub">{text('resources.users.must_change')}</span>}
    </span>
  )
}

const Commands = ({ user, onOpen }: { user: StaffRow; onOpen: (open: Open) => void }) => {
  const text = useText()
  return (
    <span className="row-buttons">
      <CommandButton permission="users.update" onPress={() => onOpen({ kind: 'edit', user })}>
        {text('resources.users.commands.edit')}
      </CommandButton>
      <CommandMenu
        label={text('forms.more', { name: user.username })}
        commands={[
          {
            permission: 'users.reset',
            label: text('resources.users.commands.reset'),
            onPress: () => onOpen({ kind: 'reset', user }),
          },
          {
            permission: 'users.state',
            label: text(user.state ? 'resources.users.commands.enable' : 'resources.users.commands.disable'),
            onPress: () => onOpen({ kind: 'state', user }),
          },
          {
            permission: 'users.delete',
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
        <CreateStaffDialog
          onClose={close}
          onDone={({ user, password }, chosen) => {
            done('create', user.username)
            if (!chosen) onOpen({ kind: 'password', username: user.username, password })
          }}
        />
      )
    case 'edit':
      return <UpdateStaffDialog user={open.user} onClose={close} onDone={({ username }) => done('edit', username)} />
    case 'state':
      return (
        <SetStaffStateDialog
          user={open.user}
          onClose={close}
          onDone={({ state, username }) => done(state ? 'disable' : 'enable', username)}
        />
      )
    case 'reset':
      return (
        <ResetStaffPasswordDialog
          user={open.user}
          onClose={close}
          onDone={({ user, password }) => {
            refresh()
            onOpen({ kind: 'password', username: user.username, password })
          }}
        />
      )
    case 'delete':
      return <RemoveStaffDialog user={open.user} onClose={close} onDone={() => done('delete', open.user.username)} />
    case 'password':
      return <OneTimePassword username={open.username} password={open.password} onClose={close} />
    default: {
      const missing: never = open
      return missing
    }
  }
}

/** The staff: who they are, what they may do, and the commands on them. */
export const StaffList = () => {
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
        hiddenByDefault={hiddenByDefault}
        actions={
          <CommandButton permission="users.create" tone="gold" onPress={() => setOpen({ kind: 'create' })}>
            <Icon name="plus" size={16} />
            {text('resources.users.commands.create')}
          </CommandButton>
        }
      >
        <DataTable<StaffRow>
          rowClick={false}
          bulkActionButtons={false}
          hiddenColumns={[...hiddenByDefault]}
          size="small"
        >
          <DataTable.Col<StaffRow>
            source="username"
            render={(user) => <Username user={user} own={identity?.id === user.id} />}
          />
          <DataTable.Col<StaffRow> source="name" disableSort />
          <DataTable.Col<StaffRow> source="roleName" disableSort />
          <DataTable.Col<StaffRow>
            source="phone"
            disableSort
            render={(user) => <span className="mono">{user.phone}</span>}
          />
          <DataTable.Col<StaffRow> source="email" disableSort />
          <DataTable.Col<StaffRow> source="state" disableSort render={(user) => <StateBadge disabled={user.state} />} />
          <DataTable.Col<StaffRow>
            source="secondFactor"
            disableSort
            render={(user) => text(`resources.users.second_factor.${user.secondFactor ? 'on' : 'off'}`)}
          />
          <DataTable.Col<StaffRow>
            source="admittedAt"
            render={(user) => <span className="mono nowrap">{format.date(user.admittedAt)}</span>}
          />
          <DataTable.Col<StaffRow>
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
