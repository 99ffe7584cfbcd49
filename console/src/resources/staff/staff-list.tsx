import './users.css'
import { setStaffState } from '@pinline/contracts/account/permissions/set-staff-state'
import type { StaffRow } from '@pinline/contracts/account/permissions/staff-row'
import { useState } from 'react'
import { DataTable, useGetIdentity, useNotify, useRefresh } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { CommandButton } from '../../layout/command-button.tsx'
import { CommandMenu } from '../../layout/command-menu.tsx'
import { Icon } from '../../layout/icon.tsx'
import { useNotifyWithUndo } from '../../layout/keyboard/undo.ts'
import { filteredList } from '../../layout/list/filtered-list.ts'
import { ChoiceFilter, TextFilter } from '../../layout/list/filters.tsx'
import { ListPage } from '../../layout/list/list-page.tsx'
import { ListTable } from '../../layout/list/list-table.tsx'
import { StateBadge } from '../../layout/state-badge.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { CreateStaffDialog } from './create-staff-dialog.tsx'
import { OneTimePassword } from './one-time-password.tsx'
import { RemoveStaffDialog } from './remove-staff-dialog.tsx'
import { ResetStaffPasswordDialog } from './reset-staff-password-dialog.tsx'
import { SetStaffStateDialog } from './set-staff-state-dialog.tsx'
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
  | { readonly kind: 'edit' | 'state' | 'reset' | 'delete'; readonly staff: StaffRow }
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

const Username = ({ staff, own }: { staff: StaffRow; own: boolean }) => {
  const text = useText()
  return (
    <span className="user-cell">
      <b className="part-number">{staff.username}</b>
      {own && <span className="tag">{text('resources.users.you')}</span>}
      {staff.mustChangePassword && <span className="small">{text('resources.users.must_change')}</span>}
    </span>
  )
}

const Commands = ({ staff, onOpen }: { staff: StaffRow; onOpen: (open: Open) => void }) => {
  const text = useText()
  const navigate = useNavigate()
  return (
    <span className="row-buttons">
      <CommandButton permission="users.update" shortcut="e" onPress={() => onOpen({ kind: 'edit', staff })}>
        {text('resources.users.commands.edit')}
      </CommandButton>
      <CommandMenu
        label={text('forms.more', { name: staff.username })}
        commands={[
          {
            permission: 'users.reset',
            label: text('resources.users.commands.reset'),
            onPress: () => onOpen({ kind: 'reset', staff }),
          },
          {
            permission: 'users.state',
            label: text(staff.state ? 'resources.users.commands.enable' : 'resources.users.commands.disable'),
            onPress: () => onOpen({ kind: 'state', staff }),
          },
          {
            permission: 'users.read',
            label: text('operations.state_at.open'),
            onPress: () => void navigate(`/users/${staff.id}/at`),
          },
          {
            permission: 'security-events.read',
            label: text('resources.users.commands.security'),
            onPress: () => void navigate(filteredList('/security-events', { account: staff.id })),
          },
          {
            permission: 'users.delete',
            label: text('resources.users.commands.delete'),
            danger: true,
            onPress: () => onOpen({ kind: 'delete', staff }),
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
  const notifyWithUndo = useNotifyWithUndo(setStaffState)
  const done = (what: 'create' | 'edit' | 'delete', username: string) => {
    close()
    notify(`resources.users.done.${what}`, { messageArgs: { username } })
    refresh()
  }

  switch (open.kind) {
    case 'create':
      return (
        <CreateStaffDialog
          onClose={close}
          onDone={({ staff, password }, chosen) => {
            done('create', staff.username)
            if (!chosen) onOpen({ kind: 'password', username: staff.username, password })
          }}
        />
      )
    case 'edit':
      return <UpdateStaffDialog staff={open.staff} onClose={close} onDone={({ username }) => done('edit', username)} />
    case 'state':
      return (
        <SetStaffStateDialog
          staff={open.staff}
          onClose={close}
          onDone={({ id, revision, state, username }) => {
            close()
            notifyWithUndo(`resources.users.done.${state ? 'disable' : 'enable'}`, {
              messageArgs: { username },
              input: { id, revision, state: !state },
              onUndone: refresh,
            })
            refresh()
          }}
        />
      )
    case 'reset':
      return (
        <ResetStaffPasswordDialog
          staff={open.staff}
          onClose={close}
          onDone={({ staff, password }) => {
            refresh()
            onOpen({ kind: 'password', username: staff.username, password })
          }}
        />
      )
    case 'delete':
      return <RemoveStaffDialog staff={open.staff} onClose={close} onDone={() => done('delete', open.staff.username)} />
    case 'password':
      return <OneTimePassword username={open.username} password={open.password} onClose={close} />
    default:
      return open satisfies never
  }
}

/** The staff with their roles, and the commands on them. */
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
        <ListTable<StaffRow> rowClick={false}>
          <DataTable.Col<StaffRow>
            source="username"
            render={(staff) => <Username staff={staff} own={identity?.id === staff.id} />}
          />
          <DataTable.Col<StaffRow> source="name" disableSort />
          <DataTable.Col<StaffRow> source="roleName" disableSort />
          <DataTable.Col<StaffRow>
            source="phone"
            disableSort
            render={(staff) => <span className="figure">{staff.phone}</span>}
          />
          <DataTable.Col<StaffRow> source="email" disableSort />
          <DataTable.Col<StaffRow>
            source="state"
            disableSort
            render={(staff) => <StateBadge disabled={staff.state} />}
          />
          <DataTable.Col<StaffRow>
            source="secondFactor"
            disableSort
            render={(staff) => text(`resources.users.second_factor.${staff.secondFactor ? 'on' : 'off'}`)}
          />
          <DataTable.Col<StaffRow>
            source="admittedAt"
            render={(staff) => <span className="figure nowrap">{format.date(staff.admittedAt)}</span>}
          />
          <DataTable.Col<StaffRow>
            source="commands"
            disableSort
            render={(staff) => <Commands staff={staff} onOpen={setOpen} />}
          />
        </ListTable>
      </ListPage>
      {open !== undefined && <Dialogs open={open} onOpen={setOpen} />}
    </>
  )
}
