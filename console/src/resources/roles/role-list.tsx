import type { RoleRow } from '@pinline/contracts/account/permissions/role-row'
import { useState } from 'react'
import { DataTable, useNotify, useRefresh } from 'react-admin'
import { Link, useNavigate } from 'react-router-dom'
import { CommandButton } from '../../layout/command-button.tsx'
import { Icon } from '../../layout/icon.tsx'
import { TextFilter } from '../../layout/list/filters.tsx'
import { ListPage } from '../../layout/list/list-page.tsx'
import { ListTable } from '../../layout/list/list-table.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { RemoveRoleDialog } from './remove-role-dialog.tsx'

const columns = ['name', 'members', 'menuIds', 'shipped', 'commands'] as const

/** The roles with the number of their people, each a link to its menus. */
export const RoleList = () => {
  const text = useText()
  const format = useFormat()
  const navigate = useNavigate()
  const notify = useNotify()
  const refresh = useRefresh()
  const [deleting, setDeleting] = useState<RoleRow>()
  const figure = (value: number) => <span className="figure">{format.number(value)}</span>

  return (
    <>
      <ListPage
        sort={{ field: 'name', order: 'ASC' }}
        filters={<TextFilter source="q" label={text('resources.roles.filters.q')} />}
        columns={columns}
        actions={
          <CommandButton permission="roles.create" tone="gold" onPress={() => void navigate('/roles/create')}>
            <Icon name="plus" size={16} />
            {text('resources.roles.commands.create')}
          </CommandButton>
        }
      >
        <ListTable<RoleRow> rowClick={false}>
          <DataTable.Col<RoleRow>
            source="name"
            render={(role) => (
              <Link to={`/roles/${role.id}`}>
                <b>{role.name}</b>
              </Link>
            )}
          />
          <DataTable.Col<RoleRow> source="members" align="right" render={(role) => figure(role.members)} />
          <DataTable.Col<RoleRow>
            source="menuIds"
            disableSort
            align="right"
            render={(role) => figure(role.menuIds.length)}
          />
          <DataTable.Col<RoleRow>
            source="shipped"
            disableSort
            render={(role) => (role.shipped ? text('resources.roles.shipped') : '')}
          />
          <DataTable.Col<RoleRow>
            source="commands"
            disableSort
            render={(role) => (
              <span className="row-buttons">
                <CommandButton
                  permission="roles.update"
                  shortcut="e"
                  onPress={() => void navigate(`/roles/${role.id}`)}
                >
                  {text('resources.roles.commands.edit')}
                </CommandButton>
                <CommandButton permission="roles.delete" tone="danger" onPress={() => setDeleting(role)}>
                  {text('resources.roles.commands.delete')}
                </CommandButton>
              </span>
            )}
          />
        </ListTable>
      </ListPage>
      {deleting !== undefined && (
        <RemoveRoleDialog
          role={deleting}
          onClose={() => setDeleting(undefined)}
          onDone={() => {
            notify('resources.roles.delete.done', { messageArgs: { name: deleting.name } })
            setDeleting(undefined)
            refresh()
          }}
        />
      )}
    </>
  )
}
