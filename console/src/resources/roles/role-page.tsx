import './roles.css'
import type { RoleRow } from '@pinline/contracts/account/permissions/role-row'
import { useState } from 'react'
import { useGetOne, useNotify } from 'react-admin'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { CommandButton } from '../../layout/command-button.tsx'
import { PageFailure } from '../../layout/page-failure.tsx'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { usePageTitle } from '../../layout/page-title.tsx'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useText } from '../../messages/use-text.ts'
import { statusOfError } from '../../providers/http-failure.ts'
import { grantOf } from '../../providers/permissions.ts'
import { useRefetchPermissions } from '../../providers/permissions-query.ts'
import { RemoveRoleDialog } from './remove-role-dialog.tsx'
import { RoleForm } from './role-form.tsx'
import { useGrantableMenus } from './use-grantable-menus.ts'

const Members = ({ role }: { role: RoleRow }) => {
  const text = useText()
  const { permissions } = usePermissions()
  const sentence = text('resources.roles.page.members', { smart_count: role.members })
  if (role.members === 0) return <span>{text('resources.roles.page.nobody')}</span>
  const filter = encodeURIComponent(JSON.stringify({ roleId: role.id }))
  return (
    <>
      {grantOf(permissions, 'users.read') === 'granted' ? (
        <Link to={`/users?filter=${filter}`}>{sentence}</Link>
      ) : (
        <span>{sentence}</span>
      )}
      <span className="small">{text('resources.roles.page.acts')}</span>
    </>
  )
}

const Role = ({ id }: { id: string }) => {
  const text = useText()
  const navigate = useNavigate()
  const notify = useNotify()
  const refetchPermissions = useRefetchPermissions()
  const { data: role, isPending, error, refetch } = useGetOne<RoleRow>('roles', { id })
  const { menus, error: menusError, ownOnly, retry } = useGrantableMenus()
  const [deleting, setDeleting] = useState(false)
  usePageTitle(role?.name)

  if (menusError !== null) return <PageFailure message={menusError.message} onRetry={retry} />
  if (isPending || menus === undefined) return <PageSkeleton />
  if (role === undefined) {
    const message = statusOfError(error) === 404 ? text('resources.roles.page.not_found') : (error?.message ?? '')
    return <PageFailure message={message} onRetry={() => void refetch()} />
  }
  return (
    <>
      <div className="page-head">
        <h1>{role.name}</h1>
        {role.shipped && <span className="tag">{text('resources.roles.shipped')}</span>}
        <div className="end">
          <CommandButton permission="roles.delete" tone="danger" onPress={() => setDeleting(true)}>
            {text('resources.roles.commands.delete')}
          </CommandButton>
        </div>
      </div>
      <p className="role-members">
        <Members role={role} />
      </p>
      <RoleForm
        key={id}
        record={role}
        menus={menus}
        ownOnly={ownOnly}
        onDone={({ name }) => {
          notify('resources.roles.page.saved', { messageArgs: { name } })
          refetchPermissions()
          void refetch()
        }}
      />
      {deleting && (
        <RemoveRoleDialog
          role={role}
          onClose={() => setDeleting(false)}
          onDone={() => {
            notify('resources.roles.delete.done', { messageArgs: { name: role.name } })
            void navigate('/roles')
          }}
        />
      )}
    </>
  )
}

/** A role: its names, its menus, and their effect. */
export const RolePage = () => {
  const { id = '' } = useParams()
  return <Role key={id} id={id} />
}

/** The page for a new role. */
export const NewRolePage = () => {
  const text = useText()
  const navigate = useNavigate()
  const notify = useNotify()
  const { menus, error, ownOnly, retry } = useGrantableMenus()
  usePageTitle(text('resources.roles.page.create'))
  if (error !== null) return <PageFailure message={error.message} onRetry={retry} />
  if (menus === undefined) return <PageSkeleton />
  return (
    <>
      <div className="page-head">
        <h1>{text('resources.roles.page.create')}</h1>
      </div>
      <RoleForm
        record={undefined}
        menus={menus}
        ownOnly={ownOnly}
        onDone={({ id, name }) => {
          notify('resources.roles.page.created', { messageArgs: { name } })
          void navigate(`/roles/${id}`, { replace: true })
        }}
      />
    </>
  )
}
